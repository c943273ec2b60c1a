import { type Handlers, Refusal } from '../kernel/index.ts';
import { deleteDraft } from './delete-draft.ts';
import { getInvoiceFor } from './get-invoice.ts';
import { getInvoiceById } from './invoice-repository.ts';
import { listInvoices } from './list-invoices.ts';
import { presentInvoice, presentRow } from './present-invoice.ts';
import { saveDraft } from './save-draft.ts';
import { sendInvoice } from './send-invoice.ts';

/** The business that a signed-in person acts for; a person without one has no invoices and may make none. */
export function businessOf(actor: { readonly organizationId: string | null }): string {
  if (actor.organizationId === null) throw new Refusal('ForbiddenError', 'You do not act for a business.');
  return actor.organizationId;
}

export const invoiceHandlers = {
  async saveDraft(context, { body: { invoiceId, ...content } }) {
    const invoice = await saveDraft(context, {
      sellerOrganizationId: businessOf(context.actor),
      ...(invoiceId !== undefined && { invoiceId }),
      content,
    });
    return await presentInvoice(context.db, invoice, 'seller');
  },

  async deleteDraft(context, { params }) {
    await deleteDraft(context, { sellerOrganizationId: businessOf(context.actor), invoiceId: params.id });
  },

  async sendInvoice(context, { body }) {
    const { invoiceId, content } = body;
    const { invoice } = await sendInvoice(context, {
      sellerOrganizationId: businessOf(context.actor),
      ...(invoiceId !== undefined && { invoiceId }),
      ...(content !== undefined && { content }),
    });
    return await presentInvoice(context.db, invoice, 'seller');
  },

  async listIncome({ db, actor }, { query }) {
    const page = await listInvoices(db, { ...query, organizationId: businessOf(actor), viewer: 'seller' });
    return { items: page.invoices.map((invoice) => presentRow(invoice, 'seller')), nextCursor: page.nextCursor };
  },

  async listExpenses({ db, actor }, { query }) {
    const page = await listInvoices(db, { ...query, organizationId: businessOf(actor), viewer: 'buyer' });
    return { items: page.invoices.map((invoice) => presentRow(invoice, 'buyer')), nextCursor: page.nextCursor };
  },

  getInvoice: ({ db, actor }, { params }) => getInvoiceFor(db, businessOf(actor), params.id),

  async getInvitedInvoice({ db, actor }) {
    return await presentInvoice(db, await getInvoiceById(db, actor.invoiceId), 'guest');
  },
} satisfies Handlers<
  'saveDraft' | 'deleteDraft' | 'sendInvoice' | 'listIncome' | 'listExpenses' | 'getInvoice' | 'getInvitedInvoice'
>;
