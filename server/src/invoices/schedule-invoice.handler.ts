import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentInvoice } from './present-invoice.ts';
import { scheduleInvoice } from './schedule-invoice.ts';

export const handler: Handler<'scheduleInvoice'> = async (context, { body: { invoiceId, revision, content } }) => {
  const invoice = await scheduleInvoice(context, {
    sellerOrganizationId: organizationOf(context.actor),
    ...(invoiceId !== undefined && { invoiceId }),
    ...(revision !== undefined && { revision }),
    ...(content !== undefined && { content }),
  });
  return await presentInvoice(context, invoice, 'seller');
};
