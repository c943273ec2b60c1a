import type { Tone } from '../kit/banner.tsx';
import type { IconShape } from '../kit/icon.tsx';
import { alertIcon, checkCircleIcon, clockIcon, crossCircleIcon, documentIcon } from '../kit/icons.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';

/** A status for the eye: words, colour and shape together. */
export interface InvoiceBanner {
  /** Key in the namespace `invoice-status`. */
  readonly textKey: string;
  readonly tone: Tone;
  readonly icon: IconShape;
}

type BannerFacts = Pick<InvoiceAnswer, 'status' | 'isOverdue' | 'viewer' | 'paymentWindow'>;

const banner = (textKey: string, tone: Tone, icon: IconShape): InvoiceBanner => ({
  textKey: `status.${textKey}`,
  tone,
  icon,
});

function allocatedBanner({ viewer, paymentWindow }: BannerFacts): InvoiceBanner {
  if (viewer === 'buyer') return banner('guaranteed', 'success', checkCircleIcon);
  const text = paymentWindow === 'allocated_early' ? 'earnedDiscount' : 'allocated';
  return banner(text, 'success', checkCircleIcon);
}

/** What stands above an invoice; null where amount and due date say it all. */
export function invoiceBanner(invoice: BannerFacts): InvoiceBanner | null {
  if (invoice.isOverdue) return banner('overdue', 'danger', alertIcon);
  switch (invoice.status) {
    case 'sent':
    case 'pending_payment_approval':
      return banner('sent', 'info', checkCircleIcon);
    case 'allocated':
      return allocatedBanner(invoice);
    case 'completed':
    case 'paid_late':
      return banner(invoice.viewer === 'seller' ? 'paidBy' : 'paidTo', 'success', checkCircleIcon);
    case 'paid_externally':
      return banner('paidExternally', 'success', checkCircleIcon);
    case 'rejected_by_recipient':
      return banner('rejected', 'danger', crossCircleIcon);
    case 'canceled_by_sender':
      return banner('canceled', 'neutral', crossCircleIcon);
    case 'denied':
      return banner('denied', 'danger', crossCircleIcon);
    case 'draft':
      return banner('draft', 'neutral', documentIcon);
    case 'scheduled':
      return banner('scheduled', 'info', clockIcon);
    default:
      return null;
  }
}
