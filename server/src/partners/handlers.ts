import { isVisibleTo } from '@quittance/sdk/rules';
import { addDays } from '@quittance/sdk/time';
import type { Connection } from '../db/index.ts';
import {
  type GuestLink,
  getInvoiceById,
  mintGuestLink,
  noSuchInvoice,
  presentInvoice,
  saveDraft,
  sendInvoice,
} from '../invoices/index.ts';
import { type Handlers, Refusal } from '../kernel/index.ts';

/** Calls of partners' back ends. The key's business is the seller; the key itself is the actor of every event. */
export const partnerHandlers = {
  async createPartnerInvoice(context, { body }) {
    const sellerOrganizationId = context.actor.organizationId;
    const { daysUntilDue = 0, ...content } = body;
    const dueDate = content.dueDate ?? addDays(await context.app.clock.today(context.db), daysUntilDue);
    const draft = await saveDraft(context, { sellerOrganizationId, content: { ...content, dueDate } });
    const { invoice, guestLink } = await sendInvoice(context, { sellerOrganizationId, invoiceId: draft.id });
    return {
      invoice: await presentInvoice(context.db, invoice, 'seller'),
      guestLink: presentGuestLink(guestLink),
    };
  },

  async createGuestLink({ app, db, actor }, { body }) {
    const invoice = await getOwnInvoice(db, actor.organizationId, body.invoiceId);
    if (!isVisibleTo('buyer', invoice.status)) {
      throw new Refusal('InvoiceStateError', 'The invoice was not sent yet, so there is nothing for a guest to see.');
    }
    return presentGuestLink(await mintGuestLink(db, invoice.id, app.config));
  },

  async getPartnerInvoice({ db, actor }, { params }) {
    return await presentInvoice(db, await getOwnInvoice(db, actor.organizationId, params.id), 'seller');
  },
} satisfies Handlers<'createPartnerInvoice' | 'createGuestLink' | 'getPartnerInvoice'>;

async function getOwnInvoice(db: Connection, organizationId: string, invoiceId: string) {
  const invoice = await getInvoiceById(db, invoiceId);
  if (invoice.sellerOrganizationId !== organizationId || !isVisibleTo('seller', invoice.status)) throw noSuchInvoice();
  return invoice;
}

const presentGuestLink = ({ url, token, expiresAt }: GuestLink) => ({ url, token, expiresAt: expiresAt.toISOString() });
