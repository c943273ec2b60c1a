import { type Handler, organizationOf } from '../kernel/index.ts';
import { listInvoiceRows } from './list-invoice-rows.ts';

export const handler: Handler<'listIncome'> = ({ db, actor }, { query }) =>
  listInvoiceRows(db, { ...query, organizationId: organizationOf(actor), place: 'list', viewers: ['seller'] });
