import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentInvoice } from './present-invoice.ts';
import { unscheduleOwnInvoice } from './unschedule-invoice.ts';

export const handler: Handler<'unscheduleInvoice'> = async (context, { body: { invoiceId } }) => {
  const sellerOrganizationId = organizationOf(context.actor);
  const invoice = await unscheduleOwnInvoice(context, { sellerOrganizationId, invoiceId });
  return await presentInvoice(context, invoice, 'seller');
};
