import type { Handler } from '../kernel/index.ts';
import { readPerson } from './read-person.ts';

export const handler: Handler<'getPersonUnderVerification'> = (context, { params }) => readPerson(context, params.id);
