import type { Handler } from '../kernel/index.ts';
import { sendApplicationAgain } from './send-application-again.ts';

export const handler: Handler<'sendApplicationAgain'> = async (context, { body }) => {
  await sendApplicationAgain(context, body);
};
