import { getFullName } from '../identity/index.ts';
import { type Handler, organizationOf } from '../kernel/index.ts';
import { markPaidExternally } from './mark-paid-externally.ts';
import { presentInvoice } from './present-invoice.ts';

export const handler: Handler<'markPaidExternally'> = async (context, { body: { invoiceId } }) => {
  const { invoice, viewer } = await markPaidExternally(context, {
    invoiceId,
    organizationId: organizationOf(context.actor),
    markedBy: await getFullName(context.db, context.actor.userId),
  });
  return await presentInvoice(context, invoice, viewer);
};
