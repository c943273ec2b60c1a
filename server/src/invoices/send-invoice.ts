import { formatMoney } from '@quittance/sdk/money';
import { isRestrictedCompany } from '@quittance/sdk/rules';
import { Refusal, refuseField } from '../kernel/index.ts';
import { accounts, credit, debit, postJournal } from '../ledger/index.ts';
import { sendMail } from '../notifications/index.ts';
import {
  findOrganizationByMemberEmail,
  getOrganization,
  listOpenedAccounts,
  type Organization,
} from '../organizations/index.ts';
import { assignNumber } from './assign-number.ts';
import { type GuestLink, mintGuestLink } from './invites.ts';
import { type Invoice, numberOf } from './invoice.ts';
import { lockInvoice, noSuchInvoice } from './invoice-repository.ts';
import { moveInvoice, notPossible } from './move-invoice.ts';
import type { OperationContext } from './operation-context.ts';
import { senderColumns } from './save-draft.ts';

export interface SendInvoice {
  readonly sellerOrganizationId: string;
  readonly invoiceId: string;
}

export interface SentInvoice {
  readonly invoice: Invoice;
  /** The buyer's link, which was also mailed. */
  readonly guestLink: GuestLink;
}

/**
 * Numbers a draft, bills it in the memo book and mails the buyer a link.
 * @throws NotFoundError for another seller's draft; InvoiceStateError when it was sent already; ValidationError by field
 *   for what a draft may leave open but an invoice may not; PersonOrCompanyDisabled for a restricted seller
 */
export async function sendInvoice(context: OperationContext, input: SendInvoice): Promise<SentInvoice> {
  const draft = await lockInvoice(context.db, input.invoiceId);
  if (draft.sellerOrganizationId !== input.sellerOrganizationId) throw noSuchInvoice();
  if (draft.status !== 'draft') throw notPossible(draft.status, 'send');
  const seller = await getOrganization(context.db, draft.sellerOrganizationId);
  const today = await context.app.clock.today(context.db);
  await assertSendable(context, draft, { seller, today });

  const buyer = await findOrganizationByMemberEmail(context.db, draft.recipientEmail);
  if (buyer?.id === seller.id) throw refuseField('recipientEmail', 'A business can’t invoice itself.');
  const invoice = await moveInvoice(context, draft, {
    event: 'send',
    to: 'sent',
    changes: {
      ...senderColumns(seller),
      number: await assignNumber(context.db, seller.id),
      ...buyerColumns(buyer),
      sending_date: today,
    },
  });
  await bill(context, invoice);
  const guestLink = await mintGuestLink(context.db, invoice.id, context.app.config);
  await mailInvoice(context, invoice, guestLink);
  return { invoice, guestLink };
}

/** The buyer's business as the document shows it from now on. */
const buyerColumns = (buyer: Organization | null) => ({
  buyer_organization_id: buyer?.id ?? null,
  recipient_legal_name: buyer?.legalName ?? null,
  recipient_address: buyer?.address ? JSON.stringify(buyer.address) : null,
});

async function assertSendable(
  context: OperationContext,
  draft: Invoice,
  { seller, today }: { readonly seller: Organization; readonly today: string },
): Promise<void> {
  if (isRestrictedCompany(seller.status)) {
    throw new Refusal('PersonOrCompanyDisabled', 'The company is restricted.');
  }
  if (draft.dueDate < today) throw refuseField('dueDate', 'The due date must be today or later.');
  if (draft.totalDueMinor === 0n) throw refuseField('items', 'The total must be greater than 0.');
  const accountsOfSeller = await listOpenedAccounts(context.db, seller.id);
  // Without an account the seller's money would end up where nobody shows it.
  if (!accountsOfSeller.some(({ currency, isActive }) => isActive && currency === draft.currency)) {
    throw refuseField('currency', `There is no active ${draft.currency} account to receive the payment.`);
  }
}

/** M1: what the buyer owes. No money moves. */
async function bill(context: OperationContext, invoice: Invoice): Promise<void> {
  const { id, sellerOrganizationId, totalDueMinor, currency } = invoice;
  await postJournal(context.db, context.app.clock, {
    businessKey: `inv:${id}:billed`,
    book: 'memo',
    kind: 'invoice-billed',
    organizationId: sellerOrganizationId,
    invoiceId: id,
    lines: [
      debit(accounts.receivable(id, sellerOrganizationId), totalDueMinor, currency),
      credit(accounts.billed(id, sellerOrganizationId), totalDueMinor, currency),
    ],
  });
}

async function mailInvoice(context: OperationContext, invoice: Invoice, guestLink: GuestLink): Promise<void> {
  await sendMail(context.db, {
    to: invoice.recipientEmail,
    template: 'invoice-sent',
    locale: context.locale,
    data: {
      sellerName: invoice.senderName,
      invoiceNumber: numberOf(invoice),
      amount: formatMoney({ amountMinor: invoice.totalDueMinor, currency: invoice.currency }, context.locale),
      dueDate: invoice.dueDate,
      link: guestLink.url,
    },
    about: invoice.id,
  });
}
