import type { InvoiceStatus } from '@quittance/sdk/contract';
import { canPay, isOpen, isPaymentInProgress } from '@quittance/sdk/rules';
import { icons } from '@quittance/widgets/kit';
import { type StatusBanner, statusBanner } from '@quittance/widgets/react';

export interface ListedInvoice {
  readonly status: InvoiceStatus;
  readonly isOverdue: boolean;
  readonly viewer: 'seller' | 'buyer';
  /** Whether the buyer told the seller that they paid outside the product. */
  readonly externalPaymentNotificationSent?: boolean;
}

/** A status in a list. Its text is the list's own, or a text of the banner without a name. */
export type ListStatus = Omit<StatusBanner, 'textKey'> &
  (
    | { readonly namespace: 'portal-invoices'; readonly textKey: 'unpaid' | 'paymentInProgress' | 'reportedPaid' }
    | {
        readonly namespace: 'invoice-status';
        readonly textKey: Exclude<StatusBanner['textKey'], 'status.paidBy' | 'status.paidTo'>;
      }
  );

const paid: ListStatus = {
  namespace: 'invoice-status',
  textKey: 'status.paid',
  tone: 'success',
  icon: icons.checkCircleIcon,
};

/** A buyer whose money is reserved has paid. */
const isReservedByBuyer = ({ status, viewer }: ListedInvoice): boolean => viewer === 'buyer' && status === 'allocated';

/** The seller must not overlook that it is overdue: the money may never have come. */
const isReported = ({ externalPaymentNotificationSent, status, viewer, isOverdue }: ListedInvoice): boolean =>
  externalPaymentNotificationSent === true && isOpen(status) && (viewer === 'buyer' || !isOverdue);

/** Returns a list's texts, which the specification doesn't fix; otherwise those of the banner. */
export function listStatus(invoice: ListedInvoice): ListStatus {
  if (isPaymentInProgress(invoice.status)) {
    return { namespace: 'portal-invoices', textKey: 'paymentInProgress', tone: 'info', icon: icons.clockIcon };
  }
  if (isReservedByBuyer(invoice)) return paid;
  if (isReported(invoice)) {
    return { namespace: 'portal-invoices', textKey: 'reportedPaid', tone: 'info', icon: icons.clockIcon };
  }
  // "Sent" would sound done to the person who has to pay, in a list without an amount due.
  const isUnpaid = !invoice.isOverdue && canPay(invoice.viewer, invoice.status);
  const banner = isUnpaid ? null : statusBanner(invoice);
  if (!banner) return { namespace: 'portal-invoices', textKey: 'unpaid', tone: 'info', icon: icons.clockIcon };
  const { textKey } = banner;
  // In a list, another column already names the payer.
  if (textKey === 'status.paidBy' || textKey === 'status.paidTo') return paid;
  return { ...banner, namespace: 'invoice-status', textKey };
}
