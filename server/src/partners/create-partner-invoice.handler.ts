import { addDays } from '@quittance/sdk/time';
import { presentInvoice, saveDraft, sendInvoice } from '../invoices/index.ts';
import type { Handler } from '../kernel/index.ts';
import { presentGuestLink } from './present-guest-link.ts';

/** The key's organization is the seller; the key is the actor of every event. */
export const handler: Handler<'createPartnerInvoice'> = async (context, { body }) => {
  const sellerOrganizationId = context.actor.organizationId;
  const { daysUntilDue = 0, ...content } = body;
  const dueDate = content.dueDate ?? addDays(await context.app.clock.today(context.db), daysUntilDue);
  const draft = await saveDraft(context, { sellerOrganizationId, content: { ...content, dueDate } });
  const { invoice, guestLink } = await sendInvoice(context, { sellerOrganizationId, invoiceId: draft.id });
  return {
    invoice: await presentInvoice(context, invoice, 'seller'),
    guestLink: presentGuestLink(guestLink),
  };
};
