import { type Handler, organizationOf } from '../kernel/index.ts';
import { listInvoiceRows } from './list-invoice-rows.ts';

export const handler: Handler<'listInvoiceLog'> = ({ db, actor }, { query: { viewer, ...query } }) =>
  listInvoiceRows(db, {
    ...query,
    organizationId: organizationOf(actor),
    place: 'log',
    viewers: viewer === undefined ? ['seller', 'buyer'] : [viewer],
  });
