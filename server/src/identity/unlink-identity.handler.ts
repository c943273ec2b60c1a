import type { Handle } from '../kernel/index.ts';
import { removeIdentity } from './linked-identities.ts';

export const handler: Handle<'unlinkIdentity'> = (context, { params }) =>
  removeIdentity(context, context.actor.userId, params.provider);
