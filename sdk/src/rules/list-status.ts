import type { invoiceStatusTexts, TextKey } from '../i18n/index.ts';
import { type InvoiceBannerInput, invoiceBanner } from './invoice-banner.ts';
import { canPay, isOpen, isPaymentInProgress } from './invoice-status.ts';

/** Key in `invoiceStatusTexts`. */
export type ListStatusKey = Exclude<TextKey<typeof invoiceStatusTexts>, 'status.paidBy' | 'status.paidTo'>;

export interface ListedInvoice extends InvoiceBannerInput {
  /** Whether the buyer told the seller that they paid outside the product. */
  readonly externalPaymentNotificationSent?: boolean | undefined;
}

/** A buyer whose money is reserved has paid. */
const isReservedByBuyer = ({ status, viewer }: ListedInvoice): boolean => viewer === 'buyer' && status === 'allocated';

/** The seller must not overlook that it is overdue: the money may never have come. */
const isReported = ({ externalPaymentNotificationSent, status, viewer, isOverdue }: ListedInvoice): boolean =>
  externalPaymentNotificationSent === true && isOpen(status) && (viewer === 'buyer' || !isOverdue);

/** Returns the text of a status in lists and their files; the banner's own where lists need no other. */
export function listStatusKey(invoice: ListedInvoice): ListStatusKey {
  if (isPaymentInProgress(invoice.status)) return 'list.paymentInProgress';
  if (isReservedByBuyer(invoice)) return 'status.paid';
  if (isReported(invoice)) return 'list.reportedPaid';
  // "Sent" would sound done to the person who has to pay, in a list without an amount due.
  if (!invoice.isOverdue && canPay(invoice.viewer, invoice.status)) return 'list.unpaid';
  const { text } = invoiceBanner(invoice);
  switch (text) {
    // In a list, another column already names the payer.
    case 'paidBy':
    case 'paidTo':
      return 'status.paid';
    // Lists have no deleted drafts.
    case 'deleted':
    case 'unpaid':
      return 'list.unpaid';
    default:
      return `status.${text}`;
  }
}
