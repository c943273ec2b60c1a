import type { Handler } from '../kernel/index.ts';
import { readCustomerFile } from './read-customer-file.ts';

export const handler: Handler<'getCustomerFile'> = (context, { query }) =>
  readCustomerFile(context, query.organizationId);
