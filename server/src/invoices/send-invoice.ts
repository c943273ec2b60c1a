import { required } from '@quittance/sdk/contract';
import { errorTexts } from '@quittance/sdk/i18n';
import { isRestrictedOrganization, type SendableLine, sendingProblems } from '@quittance/sdk/rules';
import { shareFile } from '../files/index.ts';
import { type OperationContext, Refusal, refuseField, refuseFields } from '../kernel/index.ts';
import { accounts, credit, debit, postJournal } from '../ledger/index.ts';
import {
  findOrganizationByMemberEmail,
  getOrganization,
  listOpenedAccounts,
  type Organization,
} from '../organizations/index.ts';
import { assignNumber } from './assign-number.ts';
import { holdInvoiceLogo } from './find-invoice-logo.ts';
import { type GuestLink, mintGuestLink } from './invites.ts';
import type { Invoice } from './invoice.ts';
import { mailBuyer } from './invoice-mails.ts';
import { type InvoiceItem, listItems } from './invoice-repository.ts';
import { lockDraft } from './lock-draft.ts';
import { moveInvoice } from './move-invoice.ts';
import { type DraftContent, saveDraft, senderColumns } from './save-draft.ts';

export interface SendInvoice {
  readonly sellerOrganizationId: string;
  /** Absent: sends the content without a draft. */
  readonly invoiceId?: string;
  /** Replaces the draft's content. */
  readonly content?: DraftContent;
}

export interface SentInvoice {
  readonly invoice: Invoice;
  /** The buyer's guest link, which was also mailed. */
  readonly guestLink: GuestLink;
}

/**
 * Numbers a draft, bills it in the memo book and mails a guest link to the buyer.
 * @throws NotFoundError for another seller's draft; InvoiceStateError when it was sent already; ValidationError for
 *   fields that only a draft may leave open; PersonOrCompanyDisabled for a restricted seller
 */
export async function sendInvoice(context: OperationContext, input: SendInvoice): Promise<SentInvoice> {
  const draft = await getDraft(context, input);
  const seller = await getOrganization(context.db, draft.sellerOrganizationId);
  const buyer = await findOrganizationByMemberEmail(context.db, draft.recipientEmail);
  const today = await context.app.clock.today(context.db);
  await assertSendable(context, draft, { seller, today, isOwn: buyer?.id === seller.id });

  const logoFileId = await holdInvoiceLogo(context.db, seller);
  const invoice = await moveInvoice(context, draft, {
    event: 'send',
    to: 'sent',
    changes: {
      ...senderColumns(seller),
      number: await assignNumber(context.db, seller.id),
      ...buyerColumns(buyer),
      sending_date: today,
      logo_file_id: logoFileId,
    },
  });
  if (logoFileId !== null) {
    await shareFile(context.db, { fileId: logoFileId, invoiceId: invoice.id, organizationId: buyer?.id ?? null });
  }
  await bill(context, invoice);
  const guestLink = await mintGuestLink(context.db, invoice.id, context.app.config);
  await mailBuyer(context, invoice, 'invoice-sent', guestLink);
  return { invoice, guestLink };
}

/** Reads the draft to send and locks its invoice. */
async function getDraft(
  context: OperationContext,
  { sellerOrganizationId, invoiceId, content }: SendInvoice,
): Promise<Invoice> {
  if (content !== undefined) {
    return await saveDraft(context, { sellerOrganizationId, content, ...(invoiceId !== undefined && { invoiceId }) });
  }
  if (invoiceId === undefined) throw refuseField('invoiceId', required);
  return await lockDraft(context.db, { invoiceId, sellerOrganizationId }, 'send');
}

/** Returns the buyer's organization for the document; frozen from now on. */
const buyerColumns = (buyer: Organization | null) => ({
  buyer_organization_id: buyer?.id ?? null,
  recipient_legal_name: buyer?.legalName ?? null,
  recipient_address: buyer?.address ? JSON.stringify(buyer.address) : null,
});

async function assertSendable(
  context: OperationContext,
  draft: Invoice,
  { seller, today, isOwn }: { readonly seller: Organization; readonly today: string; readonly isOwn: boolean },
): Promise<void> {
  if (isRestrictedOrganization(seller.status)) {
    throw new Refusal('PersonOrCompanyDisabled', 'The company is restricted.');
  }
  const problems = sendingProblems(
    { ...draft, items: (await listItems(context.db, draft.id)).map(sendableLine) },
    { today, isOwnEmail: () => isOwn },
  );
  const refused = Object.entries(problems).map(([path, problem]) => ({
    path,
    message: errorTexts.english.field[problem],
  }));
  if (refused.length > 0) throw refuseFields(refused);
  const accountsOfSeller = await listOpenedAccounts(context.db, seller.id);
  // Without an account, the money would be booked where the seller can't see it.
  if (!accountsOfSeller.some(({ currency, isActive }) => isActive && currency === draft.currency)) {
    throw refuseField('currency', `There is no active ${draft.currency} account to receive the payment.`);
  }
}

const sendableLine = ({ name, rate, quantity }: InvoiceItem): SendableLine => ({
  name,
  ...(rate !== null && { rate }),
  ...(quantity !== null && { qty: quantity }),
});

/** M1: records what the buyer owes. No money moves. */
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
