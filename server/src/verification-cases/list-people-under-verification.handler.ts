import type { Handler } from '../kernel/index.ts';
import { listPeopleCases } from './list-people.ts';

export const handler: Handler<'listPeopleUnderVerification'> = (context, { query }) => listPeopleCases(context, query);
