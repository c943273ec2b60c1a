import { type Handler, organizationOf } from '../kernel/index.ts';
import { listInvoiceRows } from './list-invoice-rows.ts';

export const handler: Handler<'listInvoiceLog'> = (context, { query: { viewer, ...query } }) =>
  listInvoiceRows(context, {
    ...query,
    organizationId: organizationOf(context.actor),
    place: 'log',
    viewers: viewer === undefined ? ['seller', 'buyer'] : [viewer],
  });
