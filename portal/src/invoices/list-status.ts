import type { InvoiceStatus } from '@quittance/sdk/contract';
import { canPay, isPaymentInProgress } from '@quittance/sdk/rules';
import { icons } from '@quittance/widgets/kit';
import { type StatusBanner, statusBanner } from '@quittance/widgets/react';

export interface ListedInvoice {
  readonly status: InvoiceStatus;
  readonly isOverdue: boolean;
  readonly viewer: 'seller' | 'buyer';
}

/** The text and tone of a status in a list. */
export interface ListStatus extends Omit<StatusBanner, 'textKey'> {
  readonly namespace: 'portal' | 'invoice-status';
  readonly textKey: string;
}

const paid = {
  namespace: 'invoice-status',
  textKey: 'status.paid',
  tone: 'success',
  icon: icons.checkCircleIcon,
} as const;

/** Whether the invoice counts as paid in a list: a buyer whose money is reserved has paid. */
const isPaid = ({ status, viewer }: ListedInvoice): boolean =>
  status === 'paid_late' || (viewer === 'buyer' && status === 'allocated');

/** Returns a list's texts, which the specification doesn't fix; otherwise those of the banner. */
export function listStatus(invoice: ListedInvoice): ListStatus {
  if (isPaymentInProgress(invoice.status)) {
    return { namespace: 'portal', textKey: 'list.paymentInProgress', tone: 'info', icon: icons.clockIcon };
  }
  if (isPaid(invoice)) return paid;
  // "Sent" would sound done to the person who has to pay, in a list without an amount due.
  const isUnpaid = !invoice.isOverdue && canPay(invoice.viewer, invoice.status);
  const banner = isUnpaid ? null : statusBanner(invoice);
  return banner
    ? { namespace: 'invoice-status', ...banner }
    : { namespace: 'portal', textKey: 'list.unpaid', tone: 'info', icon: icons.clockIcon };
}
