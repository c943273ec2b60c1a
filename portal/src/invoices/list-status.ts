import type { InvoiceStatus } from '@quittance/sdk/contract';
import { canPay, isPaymentInProgress } from '@quittance/sdk/rules';
import { icons } from '@quittance/widgets/kit';
import { type StatusBanner, statusBanner } from '@quittance/widgets/react';

export interface ListedInvoice {
  readonly status: InvoiceStatus;
  readonly isOverdue: boolean;
  readonly viewer: 'seller' | 'buyer';
}

/** A status in a list, in its reader's words. */
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

/** Who has paid stands beside the status in a list; a buyer whose money is reserved has paid. */
const isPaid = ({ status, viewer }: ListedInvoice): boolean =>
  status === 'paid_late' || (viewer === 'buyer' && status === 'allocated');

/** The words of a list, which the specification leaves to us; where they need none of their own, those of the banner. */
export function listStatus(invoice: ListedInvoice): ListStatus {
  if (isPaymentInProgress(invoice.status)) {
    return { namespace: 'portal', textKey: 'list.paymentInProgress', tone: 'info', icon: icons.clockIcon };
  }
  if (isPaid(invoice)) return paid;
  // To the one who has to pay, "Sent" would sound done in a list, where no amount due stands above it.
  const isUnpaid = !invoice.isOverdue && canPay(invoice.viewer, invoice.status);
  const banner = isUnpaid ? null : statusBanner(invoice);
  return banner
    ? { namespace: 'invoice-status', ...banner }
    : { namespace: 'portal', textKey: 'list.unpaid', tone: 'info', icon: icons.clockIcon };
}
