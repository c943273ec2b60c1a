import { type Handler, organizationOf } from '../kernel/index.ts';
import { invoicePlaces } from './invoice-places.ts';
import { listInvoiceRows } from './list-invoice-rows.ts';

export const handler: Handler<'listIncome'> = (context, { query }) =>
  listInvoiceRows(context, { ...query, ...invoicePlaces.income, organizationId: organizationOf(context.actor) });
