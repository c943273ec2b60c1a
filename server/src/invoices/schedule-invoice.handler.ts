import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentInvoice } from './present-invoice.ts';
import { scheduleInvoice } from './schedule-invoice.ts';

export const handler: Handler<'scheduleInvoice'> = async (context, { body: { invoiceId, content } }) => {
  const invoice = await scheduleInvoice(context, {
    sellerOrganizationId: organizationOf(context.actor),
    ...(invoiceId !== undefined && { invoiceId }),
    ...(content !== undefined && { content }),
  });
  return await presentInvoice(context.db, invoice, 'seller');
};
