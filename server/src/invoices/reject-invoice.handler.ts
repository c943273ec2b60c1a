import type { Handler } from '../kernel/index.ts';
import { presentInvoice } from './present-invoice.ts';
import { rejectInvoice } from './reject-invoice.ts';

export const handler: Handler<'rejectInvoice'> = async (context, { body: { invoiceId, buyerRejectionMessage } }) => {
  const { actor } = context;
  const invoice = await rejectInvoice(context, { invoiceId, by: actor, message: buyerRejectionMessage ?? null });
  return await presentInvoice(context, invoice, actor.kind === 'customer' ? 'buyer' : 'guest');
};
