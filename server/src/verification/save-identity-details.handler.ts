import type { Handler } from '../kernel/index.ts';
import { applyingOf } from './applying.ts';
import { saveIdentity } from './save-identity.ts';

export const handler: Handler<'saveIdentityDetails'> = (context, { body: { isDraft, version, ...answers } }) =>
  saveIdentity(context, { ...applyingOf(context.actor), answers, isDraft, version });
