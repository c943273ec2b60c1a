import { presentInvoice } from '../invoices/index.ts';
import type { Handler } from '../kernel/index.ts';
import { notifyExternalPayment } from './notify-external-payment.ts';

export const handler: Handler<'notifyExternalPayment'> = async (context, { body: { invoiceId } }) => {
  const { actor } = context;
  const invoice = await notifyExternalPayment(context, { invoiceId, by: actor });
  return await presentInvoice(context, invoice, actor.kind === 'customer' ? 'buyer' : 'guest');
};
