import { type Handler, organizationOf } from '../kernel/index.ts';
import { listInvoiceRows } from './list-invoice-rows.ts';

export const handler: Handler<'listIncome'> = (context, { query }) =>
  listInvoiceRows(context, {
    ...query,
    organizationId: organizationOf(context.actor),
    place: 'list',
    viewers: ['seller'],
  });
