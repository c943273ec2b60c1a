import type { Handle } from '../kernel/index.ts';
import { forgetProvenIdentity } from './proven-identities.ts';

export const handler: Handle<'forgetProvenIdentity'> = (context) => forgetProvenIdentity(context);
