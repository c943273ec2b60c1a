import type { Handler } from '../kernel/index.ts';
import { requestNewIdentity } from './ask-again.ts';

export const handler: Handler<'requestNewKyc'> = async (context, { body }) => {
  await requestNewIdentity(context, body.userId, body.note);
};
