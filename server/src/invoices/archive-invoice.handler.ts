import { type Handler, organizationOf } from '../kernel/index.ts';
import { archiveInvoice } from './archive-invoice.ts';
import { presentInvoice } from './present-invoice.ts';

export const handler: Handler<'archiveInvoice'> = async (context, { body: { invoiceId } }) => {
  const organizationId = organizationOf(context.actor);
  const { invoice, viewer } = await archiveInvoice(context, { invoiceId, organizationId });
  return await presentInvoice(context, invoice, viewer);
};
