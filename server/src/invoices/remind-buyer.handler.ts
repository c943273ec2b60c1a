import { type Handler, organizationOf } from '../kernel/index.ts';
import { mailAgain } from './mail-again.ts';
import { presentInvoice } from './present-invoice.ts';

export const handler: Handler<'remindBuyer'> = async (context, { body: { invoiceId } }) => {
  const own = { invoiceId, organizationId: organizationOf(context.actor) };
  return await presentInvoice(context, await mailAgain(context, own, 'remind'), 'seller');
};
