import { type Handler, organizationOf } from '../kernel/index.ts';
import { getInvoiceFor } from './get-invoice.ts';

export const handler: Handler<'getInvoice'> = ({ db, actor }, { params }) =>
  getInvoiceFor(db, organizationOf(actor), params.id);
