import { type InvoiceBannerText, invoiceBanner } from '@quittance/sdk/rules';
import { type Tone, toneIcon } from '../kit/banner.tsx';
import type { IconShape } from '../kit/icon.tsx';
import { alertIcon, checkCircleIcon } from '../kit/icons.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';

/** A status for the eye: words, colour and shape together. */
export interface StatusBanner {
  /** Key in the namespace `invoice-status`. */
  readonly textKey: string;
  readonly tone: Tone;
  readonly icon: IconShape;
}

type BannerFacts = Pick<InvoiceAnswer, 'status' | 'isOverdue' | 'viewer' | 'paymentWindow'>;

/** How texts without a check icon look; one that is missing needs no banner, since amount and due date say it all. */
const tones: Readonly<Partial<Record<InvoiceBannerText, Tone>>> = {
  overdue: 'danger',
  rejected: 'danger',
  denied: 'danger',
  canceled: 'neutral',
  draft: 'neutral',
  scheduled: 'info',
};

/** The catalogue says of a paid invoice who paid it, as it does of one that was paid late. */
const textKey = (text: InvoiceBannerText, viewer: BannerFacts['viewer']): string =>
  text === 'paid' ? (viewer === 'seller' ? 'paidBy' : 'paidTo') : text;

/** What stands above an invoice; null where amount and due date say it all. */
export function statusBanner(invoice: BannerFacts): StatusBanner | null {
  const { text, checkIcon } = invoiceBanner(invoice);
  const textOf = `status.${textKey(text, invoice.viewer)}`;
  if (checkIcon !== 'none') {
    return { textKey: textOf, tone: checkIcon === 'green' ? 'success' : 'info', icon: checkCircleIcon };
  }
  const tone = tones[text];
  return tone ? { textKey: textOf, tone, icon: text === 'overdue' ? alertIcon : toneIcon[tone] } : null;
}
