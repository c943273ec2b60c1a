import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentInvoice } from './present-invoice.ts';
import { saveDraft } from './save-draft.ts';

export const handler: Handler<'saveDraft'> = async (context, { body: { invoiceId, revision, ...content } }) => {
  const invoice = await saveDraft(context, {
    sellerOrganizationId: organizationOf(context.actor),
    ...(invoiceId !== undefined && { invoiceId }),
    ...(revision !== undefined && { revision }),
    content,
  });
  return await presentInvoice(context, invoice, 'seller');
};
