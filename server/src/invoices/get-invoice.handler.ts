import { type Handler, organizationOf } from '../kernel/index.ts';
import { getInvoiceFor } from './get-invoice.ts';

export const handler: Handler<'getInvoice'> = (context, { params }) =>
  getInvoiceFor(context, organizationOf(context.actor), params.id);
