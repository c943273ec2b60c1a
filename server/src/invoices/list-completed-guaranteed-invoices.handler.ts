import { type Handler, organizationOf } from '../kernel/index.ts';
import { listInvoiceRows } from './list-invoice-rows.ts';

export const handler: Handler<'listCompletedGuaranteedInvoices'> = (context, { query }) =>
  listInvoiceRows(context, {
    ...query,
    organizationId: organizationOf(context.actor),
    // A completed invoice is always in the log, archived or not.
    place: 'log',
    viewers: ['seller'],
    status: ['completed'],
    wasReserved: true,
  });
