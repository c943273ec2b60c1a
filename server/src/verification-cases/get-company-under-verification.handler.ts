import type { Handler } from '../kernel/index.ts';
import { readCompany } from './read-company.ts';

export const handler: Handler<'getCompanyUnderVerification'> = (context, { query }) =>
  readCompany(context, query.organizationId);
