import type { Handler } from '../kernel/index.ts';
import { correctLegalName } from './correct-business.ts';

export const handler: Handler<'correctLegalName'> = async (context, { body }) => {
  await correctLegalName(context, body);
};
