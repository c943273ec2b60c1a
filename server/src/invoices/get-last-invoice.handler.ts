import { type Handler, organizationOf } from '../kernel/index.ts';
import { getLastInvoice } from './get-last-invoice.ts';

export const handler: Handler<'getLastInvoice'> = (context, { query }) =>
  getLastInvoice(context, { ...query, sellerOrganizationId: organizationOf(context.actor) });
