import type { InvoiceStatus } from '../contract/invoices.ts';
import type { Viewer } from './invoice-status.ts';
import type { PaymentWindow } from './payment-window.ts';

/** Which sentence the banner says; its words are the view's, in the reader's language. */
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

/** Texts that are the same for both viewers; the spec is silent on drafts and their like, which say what they are. */
const textOfStatus = {
  draft: 'draft',
  scheduled: 'scheduled',
  sent: 'sent',
  unpaid: 'unpaid',
  overdue: 'overdue',
  pending_payment_approval: 'sent',
  completed: 'paid',
  paid_externally: 'paidExternally',
  rejected_by_recipient: 'rejected',
  canceled_by_sender: 'canceled',
  denied: 'denied',
  deleted: 'deleted',
} as const satisfies Partial<Record<InvoiceStatus, InvoiceBannerText>>;

function bannerText({ status, isOverdue, viewer, paymentWindow }: InvoiceBannerInput): InvoiceBannerText {
  if (isOverdue) return 'overdue';
  if (status === 'paid_late') return viewer === 'seller' ? 'paidBy' : 'paidTo';
  if (status !== 'allocated') return textOfStatus[status];
  if (viewer === 'buyer') return 'guaranteed';
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

/** What stands on top of an opened invoice. */
export const invoiceBanner = (invoice: InvoiceBannerInput): InvoiceBanner => ({
  text: bannerText(invoice),
  checkIcon: checkIcon(invoice),
});
