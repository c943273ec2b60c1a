import type { Handler } from '../kernel/index.ts';
import { approvePerson } from './decide-person.ts';

export const handler: Handler<'approveUser'> = async (context, { body }) => {
  await approvePerson(context, body);
};
