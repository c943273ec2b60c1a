import { findInvite } from './invites.ts';

export { type AmountDue, amountDueOn, type ClockReader, changesAmountDue, finalAmountNowMinor } from './amount-due.ts';
export { assertNotBeingPaid } from './assert-not-being-paid.ts';
export { unusedAttachmentRemoving } from './attachments/unused-attachment-removing.ts';
export { findBuyerLocale } from './buyer-locale.ts';
export { cancelInvoice } from './cancel-invoice.ts';
export { denyInvoice } from './close-invoice.ts';
export {
  countFailedPayments,
  countInvoices,
  countReportedPayments,
  hasSentInvoice,
  type StatusTotal,
  totalInvoicesByStatus,
} from './count-invoices.ts';
export { deleteDraft } from './delete-draft.ts';
export { loadPdfWriter } from './documents/load-pdf-writer.ts';
export { getInvoiceFor } from './get-invoice.ts';
export { assertInvited, type GuestLink, mintGuestLink } from './invites.ts';
export { type Invoice, numberOf } from './invoice.ts';
export { mailInvoiceSeller, sellerFacts } from './invoice-mails.ts';
export { findSellerOf, getInvoiceById, lockInvoice, noSuchInvoice } from './invoice-repository.ts';
export { invoiceSumFolding } from './invoice-sums.ts';
export { lateFeeCharging } from './late-fee-charging.ts';
export { invoiceEvidence } from './ledger-evidence.ts';
export { type BuyingActor, lockAsBuyer } from './lock-as-buyer.ts';
export { markPaidExternally } from './mark-paid-externally.ts';
export {
  type InvoiceMove,
  type InvoiceWithItems,
  moveInvoice,
  moveInvoiceWithItems,
  publishInvoice,
  recordMilestone,
} from './move-invoice.ts';
export { overdueMarking } from './overdue-marking.ts';
export { paymentWaysOf, presentInvoice } from './present-invoice.ts';
export { findReadableInvoice } from './read-invoice-as.ts';
export { rejectInvoice } from './reject-invoice.ts';
export { type DraftContent, type SaveDraft, saveDraft } from './save-draft.ts';
export { scheduleInvoice } from './schedule-invoice.ts';
export { scheduledReminders } from './scheduled-reminders.ts';
export { scheduledSending } from './scheduled-sending.ts';
export { type SentInvoice, sendInvoice } from './send-invoice.ts';
export { seriesSending } from './series/series-sending.ts';
export type { DenialReason, PaymentWindow, StoredInvoiceStatus } from './tables.ts';
export { unscheduleOwnInvoice } from './unschedule-invoice.ts';
export { correctInvoiceSums, describeInvoiceSums, listWrongInvoiceSums } from './verify-invoice-sums.ts';

/** Identifies guests by their tokens, for the HTTP layer. */
export const guestInvites = { findInvite };
export { hasOwed, takeBackLateFees, totalDueOn } from './take-back-late-fees.ts';
