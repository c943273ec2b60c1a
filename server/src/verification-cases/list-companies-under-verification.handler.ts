import type { Handler } from '../kernel/index.ts';
import { listCompanies } from './list-cases.ts';

export const handler: Handler<'listCompaniesUnderVerification'> = ({ db }, { query }) => listCompanies(db, query);
