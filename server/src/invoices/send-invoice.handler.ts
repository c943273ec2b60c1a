import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentInvoice } from './present-invoice.ts';
import { sendInvoice } from './send-invoice.ts';

export const handler: Handler<'sendInvoice'> = async (context, { body: { invoiceId, content } }) => {
  const { invoice } = await sendInvoice(context, {
    sellerOrganizationId: organizationOf(context.actor),
    ...(invoiceId !== undefined && { invoiceId }),
    ...(content !== undefined && { content }),
  });
  return await presentInvoice(context.db, invoice, 'seller');
};
