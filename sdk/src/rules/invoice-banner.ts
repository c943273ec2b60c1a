import type { InvoiceStatus, Viewer } from './invoice-status.ts';
import type { PaymentWindow } from './payment-window.ts';

/** Key of the banner's text; the view translates it. */
export type InvoiceBannerText =
  | 'overdue'
  | 'draft'
  | 'scheduled'
  | 'sent'
  | 'unpaid'
  | 'paid'
  /** 'Paid by {recipient}', to the seller. */
  | 'paidBy'
  /** 'Paid to {sender}', to the buyer. */
  | 'paidTo'
  | 'paidExternally'
  | 'rejected'
  | 'canceled'
  | 'denied'
  | 'deleted'
  | 'allocated'
  | 'earnedDiscount'
  | 'guaranteed';

export type BannerCheckIcon = 'blue' | 'green' | 'none';

export interface InvoiceBanner {
  readonly text: InvoiceBannerText;
  readonly checkIcon: BannerCheckIcon;
}

export interface InvoiceBannerInput {
  readonly status: InvoiceStatus;
  readonly isOverdue: boolean;
  readonly viewer: Viewer;
  readonly paymentWindow?: PaymentWindow | undefined;
}

/** Statuses whose text has a different key, for both viewers. */
const textOfStatus = {
  pending_payment_approval: 'sent',
  completed: 'paid',
  paid_externally: 'paidExternally',
  rejected_by_recipient: 'rejected',
  canceled_by_sender: 'canceled',
} as const satisfies Partial<Record<InvoiceStatus, InvoiceBannerText>>;

const isRenamed = (status: InvoiceStatus): status is keyof typeof textOfStatus => status in textOfStatus;

/** Where the invoice is shown. PDFs and printed pages use other words for reserved money. */
export type InvoiceMedium = 'screen' | 'pdf';

function bannerText(
  { status, isOverdue, viewer, paymentWindow }: InvoiceBannerInput,
  medium: InvoiceMedium,
): InvoiceBannerText {
  if (isOverdue) return 'overdue';
  if (status === 'paid_late') return viewer === 'seller' ? 'paidBy' : 'paidTo';
  if (isRenamed(status)) return textOfStatus[status];
  if (status !== 'allocated') return status;
  // The spec swaps the texts of buyer and seller in a PDF.
  if ((viewer === 'buyer') === (medium === 'screen')) return 'guaranteed';
  if (medium === 'pdf') return 'allocated';
  return paymentWindow === 'allocated_early' ? 'earnedDiscount' : 'allocated';
}

const green: ReadonlySet<InvoiceStatus> = new Set<InvoiceStatus>([
  'allocated',
  'completed',
  'paid_late',
  'paid_externally',
]);

function checkIcon({ status, isOverdue }: InvoiceBannerInput): BannerCheckIcon {
  if (green.has(status)) return 'green';
  return (status === 'sent' && !isOverdue) || status === 'pending_payment_approval' ? 'blue' : 'none';
}

/** Returns the banner of an opened invoice. */
export const invoiceBanner = (invoice: InvoiceBannerInput, medium: InvoiceMedium = 'screen'): InvoiceBanner => ({
  text: bannerText(invoice, medium),
  checkIcon: checkIcon(invoice),
});
