import type { Handler } from '../kernel/index.ts';
import { returnStep } from './decide-step.ts';

export const handler: Handler<'denyStep'> = async (context, { body }) => {
  await returnStep(context, body);
};
