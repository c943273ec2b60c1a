import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentInvoice } from './present-invoice.ts';
import { sendInvoice } from './send-invoice.ts';

export const handler: Handler<'sendInvoice'> = async (context, { body: { invoiceId, revision, content } }) => {
  const { invoice } = await sendInvoice(context, {
    sellerOrganizationId: organizationOf(context.actor),
    ...(invoiceId !== undefined && { invoiceId }),
    ...(revision !== undefined && { revision }),
    ...(content !== undefined && { content }),
  });
  return await presentInvoice(context, invoice, 'seller');
};
