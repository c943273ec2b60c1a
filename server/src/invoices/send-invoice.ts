import { nextReminderOn } from '@quittance/sdk/rules';
import { holdFile, shareFile } from '../files/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { accounts, credit, debit, postJournal } from '../ledger/index.ts';
import { findOrganizationByMemberEmail, getOrganization, type Organization } from '../organizations/index.ts';
import { assertSendable } from './assert-sendable.ts';
import { assignNumber } from './assign-number.ts';
import { findAddressOfContact } from './contact-address.ts';
import { recordCorrection } from './corrections.ts';
import { type DraftToSend, lockDraftToSend } from './draft-to-send.ts';
import { holdInvoiceLogo } from './find-invoice-logo.ts';
import { type GuestLink, mintMailedLink } from './invites.ts';
import type { Invoice } from './invoice.ts';
import { mailBuyer } from './invoice-mails.ts';
import { firstLateFeeDate } from './late-fee-terms.ts';
import { moveInvoice } from './move-invoice.ts';
import { senderColumns } from './save-draft.ts';
import { startSeries } from './series/start-series.ts';

export interface SentInvoice {
  readonly invoice: Invoice;
  /** The buyer's guest link, which was also mailed. */
  readonly guestLink: GuestLink;
}

/**
 * Numbers a draft or scheduled invoice, bills it in the memo book and mails a guest link to the buyer.
 * @throws NotFoundError for another seller's draft; InvoiceStateError when it was sent already; ValidationError for
 *   fields that only a draft may leave open; PersonOrCompanyDisabled for a restricted seller
 */
export const sendInvoice = async (context: OperationContext, input: DraftToSend): Promise<SentInvoice> =>
  await sendLocked(context, await lockDraftToSend(context, input, 'send'), 'send');

/** Like {@link sendInvoice}, for an invoice that the caller has locked. */
export async function sendLocked(
  context: OperationContext,
  draft: Invoice,
  event: 'send' | 'sending-date-reached',
): Promise<SentInvoice> {
  const seller = await getOrganization(context.db, draft.sellerOrganizationId);
  const buyer = await findOrganizationByMemberEmail(context.db, draft.recipientEmail);
  await assertSendable(context, draft, { seller, buyer, isScheduled: false });

  const logoFileId = await holdInvoiceLogo(context.db, seller);
  const attachedFileId = await holdAttachment(context, draft);
  const today = await context.app.clock.today(context.db);
  // The day that was planned, even if it goes later.
  const anchor = (event === 'sending-date-reached' && draft.sendingDate) || today;
  const invoice = await moveInvoice(context, draft, {
    event,
    to: 'sent',
    changes: {
      ...senderColumns(seller),
      number: await assignNumber(context.db, seller.id),
      ...buyerColumns(buyer),
      contact_address: jsonOrNull(await findAddressOfContact(context.db, { ...draft, buyer })),
      sending_date: today,
      logo_file_id: logoFileId,
      attached_file_id: attachedFileId,
      next_reminder_on: nextReminderOn(draft, today),
      next_late_fee_on: firstLateFeeDate(draft),
      ...(await startSeries(context, draft, anchor)),
    },
  });
  for (const fileId of [logoFileId, attachedFileId]) {
    if (fileId === null) continue;
    await shareFile(context.db, { fileId, invoiceId: invoice.id, organizationId: buyer?.id ?? null });
  }
  await bill(context, invoice);
  await recordCorrection(context, invoice);
  const guestLink = await mintMailedLink(context, invoice);
  await mailBuyer(context, invoice, 'invoice-sent', guestLink);
  return { invoice, guestLink };
}

/** Returns the file that goes with an invoice, held for the transaction; null if it was removed meanwhile. */
const holdAttachment = async ({ db }: OperationContext, { attachedFileId }: Invoice): Promise<string | null> =>
  attachedFileId !== null && (await holdFile(db, attachedFileId)) ? attachedFileId : null;

const jsonOrNull = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null);

/** Returns the buyer's organization for the document; frozen from now on. */
const buyerColumns = (buyer: Organization | null) => ({
  buyer_organization_id: buyer?.id ?? null,
  recipient_legal_name: buyer?.legalName ?? null,
  recipient_address: jsonOrNull(buyer?.address),
  recipient_electronic_address: jsonOrNull(buyer?.electronicAddress),
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
