import type { Handler } from '../kernel/index.ts';
import { businessOf } from './business-of.ts';
import { presentInvoice } from './present-invoice.ts';
import { sendInvoice } from './send-invoice.ts';

export const handler: Handler<'sendInvoice'> = async (context, { body: { invoiceId, content } }) => {
  const { invoice } = await sendInvoice(context, {
    sellerOrganizationId: businessOf(context.actor),
    ...(invoiceId !== undefined && { invoiceId }),
    ...(content !== undefined && { content }),
  });
  return await presentInvoice(context.db, invoice, 'seller');
};
