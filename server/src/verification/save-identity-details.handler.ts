import type { Handler } from '../kernel/index.ts';
import { applyingOf } from './applying.ts';
import { saveStep } from './save-step.ts';

export const handler: Handler<'saveIdentityDetails'> = async (context, { body: { isDraft, version, ...answers } }) => {
  const { answer } = await saveStep(context, {
    ...applyingOf(context.actor),
    step: 'personIdentityKyc',
    answers: () => answers,
    isDraft,
    version,
  });
  return answer;
};
