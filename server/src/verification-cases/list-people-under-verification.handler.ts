import type { Handler } from '../kernel/index.ts';
import { listPeopleCases } from './list-cases.ts';

export const handler: Handler<'listPeopleUnderVerification'> = ({ db }, { query }) => listPeopleCases(db, query);
