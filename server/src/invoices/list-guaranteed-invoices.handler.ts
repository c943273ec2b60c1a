import { type Handler, organizationOf } from '../kernel/index.ts';
import { invoicePlaces } from './invoice-places.ts';
import { listInvoiceRows } from './list-invoice-rows.ts';

export const handler: Handler<'listGuaranteedInvoices'> = (context, { query }) =>
  listInvoiceRows(context, { ...query, ...invoicePlaces.guaranteed, organizationId: organizationOf(context.actor) });
