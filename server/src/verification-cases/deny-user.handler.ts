import type { Handler } from '../kernel/index.ts';
import { denyPerson } from './decide-person.ts';

export const handler: Handler<'denyUser'> = async (context, { body }) => {
  await denyPerson(context, body.userId, body.note);
};
