import type { Handler } from '../kernel/index.ts';
import { businessOf } from './business-of.ts';
import { getInvoiceFor } from './get-invoice.ts';

export const handler: Handler<'getInvoice'> = ({ db, actor }, { params }) =>
  getInvoiceFor(db, businessOf(actor), params.id);
