import type { Handler } from '../kernel/index.ts';
import { reopenPerson } from './ask-again.ts';

export const handler: Handler<'setKycStatus'> = async (context, { body }) => {
  await reopenPerson(context, body);
};
