import type { Handler } from '../kernel/index.ts';
import { applyingOf } from './applying.ts';
import { saveSetup } from './save-setup.ts';

export const handler: Handler<'saveVerificationSetup'> = (context, { body: { isDraft, version, ...answers } }) =>
  saveSetup(context, { ...applyingOf(context.actor), answers, isDraft, version });
