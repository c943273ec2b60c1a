import type { Handler } from '../kernel/index.ts';
import { applyingOf } from './applying.ts';
import { checkBusinessFully } from './check-business.ts';
import { saveStep } from './save-step.ts';

export const handler: Handler<'saveBusinessDetails'> = async (context, { body: { isDraft, version, ...answers } }) => {
  const { answer } = await saveStep(context, {
    ...applyingOf(context.actor),
    step: 'kyb',
    answers: () => answers,
    isDraft,
    version,
    check: checkBusinessFully,
  });
  return answer;
};
