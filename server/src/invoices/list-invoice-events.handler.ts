import { type Handler, organizationOf } from '../kernel/index.ts';
import { listInvoiceEvents } from './list-invoice-events.ts';

export const handler: Handler<'listInvoiceEvents'> = ({ db, actor }, { params }) =>
  listInvoiceEvents(db, { invoiceId: params.id, organizationId: organizationOf(actor) });
