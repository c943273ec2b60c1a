import type { Handler } from '../kernel/index.ts';
import { applyingOf } from './applying.ts';
import { saveRiskProfile } from './save-risk-profile.ts';

export const handler: Handler<'saveRiskProfile'> = (context, { body: { isDraft, version, ...answers } }) =>
  saveRiskProfile(context, { ...applyingOf(context.actor), answers, isDraft, version });
