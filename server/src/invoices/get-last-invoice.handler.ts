import { type Handler, organizationOf } from '../kernel/index.ts';
import { getLastInvoice } from './get-last-invoice.ts';

export const handler: Handler<'getLastInvoice'> = ({ db, actor }, { query }) =>
  getLastInvoice(db, { ...query, sellerOrganizationId: organizationOf(actor) });
