import type { Handler } from '../kernel/index.ts';
import { approveStep } from './decide-step.ts';

export const handler: Handler<'approveStep'> = async (context, { body }) => {
  await approveStep(context, body);
};
