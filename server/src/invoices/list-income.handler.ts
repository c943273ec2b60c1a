import type { Handler } from '../kernel/index.ts';
import { businessOf } from './business-of.ts';
import { listInvoiceRows } from './list-invoice-rows.ts';

export const handler: Handler<'listIncome'> = ({ db, actor }, { query }) =>
  listInvoiceRows(db, { ...query, organizationId: businessOf(actor), viewer: 'seller' });
