import type { Handler } from '../kernel/index.ts';
import { correctBusinessAddress } from './correct-business.ts';

export const handler: Handler<'correctBusinessAddress'> = async (context, { body }) => {
  await correctBusinessAddress(context, body);
};
