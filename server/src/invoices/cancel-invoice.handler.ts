import { type Handler, organizationOf } from '../kernel/index.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { presentInvoice } from './present-invoice.ts';

export const handler: Handler<'cancelInvoice'> = async (context, { body: { invoiceId, senderCancelMessage } }) => {
  const organizationId = organizationOf(context.actor);
  const invoice = await cancelInvoice(context, { invoiceId, organizationId, message: senderCancelMessage });
  return await presentInvoice(context, invoice, 'seller');
};
