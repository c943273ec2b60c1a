import type { Handler } from '../kernel/index.ts';
import { listCompanies } from './list-companies.ts';

export const handler: Handler<'listCompaniesUnderVerification'> = (context, { query }) => listCompanies(context, query);
