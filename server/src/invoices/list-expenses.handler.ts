import { type Handler, organizationOf } from '../kernel/index.ts';
import { listInvoiceRows } from './list-invoice-rows.ts';

export const handler: Handler<'listExpenses'> = (context, { query }) =>
  listInvoiceRows(context, {
    ...query,
    organizationId: organizationOf(context.actor),
    place: 'list',
    viewers: ['buyer'],
  });
