import type { Handler } from '../kernel/index.ts';
import { correctPersonNames } from './correct-person.ts';

export const handler: Handler<'correctPersonNames'> = async (context, { body }) => {
  await correctPersonNames(context, body);
};
