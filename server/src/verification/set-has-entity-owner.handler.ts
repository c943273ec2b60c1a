import type { Handler } from '../kernel/index.ts';
import { applyingOf } from './applying.ts';
import { saveStep } from './save-step.ts';

export const handler: Handler<'setHasEntityOwner'> = async (context, { body: { hasEntityUbo } }) => {
  const { answer } = await saveStep(context, {
    ...applyingOf(context.actor),
    step: 'ubos',
    answers: (stored) => ({ ...stored, hasEntityUbo }),
    isDraft: true,
  });
  return answer;
};
