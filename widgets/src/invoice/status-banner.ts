import { type InvoiceBannerText, invoiceBanner } from '@quittance/sdk/rules';
import type { Tone } from '../kit/banner.tsx';
import type { IconShape } from '../kit/icon.tsx';
import { alertIcon, checkCircleIcon, clockIcon, crossCircleIcon, documentIcon } from '../kit/icons.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';

/** A status for the eye: words, colour and shape together. */
export interface StatusBanner {
  /** Key in the namespace `invoice-status`. */
  readonly textKey: string;
  readonly tone: Tone;
  readonly icon: IconShape;
}

type BannerFacts = Pick<InvoiceAnswer, 'status' | 'isOverdue' | 'viewer' | 'paymentWindow'>;
type Look = readonly [Tone, IconShape];

const checkLooks = { blue: ['info', checkCircleIcon], green: ['success', checkCircleIcon] } as const;

/** How texts without a check icon look; one that is missing needs no banner, since amount and due date say it all. */
const looks: Readonly<Partial<Record<InvoiceBannerText, Look>>> = {
  overdue: ['danger', alertIcon],
  rejected: ['danger', crossCircleIcon],
  denied: ['danger', crossCircleIcon],
  canceled: ['neutral', crossCircleIcon],
  draft: ['neutral', documentIcon],
  scheduled: ['info', clockIcon],
};

/** The catalogue says of a paid invoice who paid it, as it does of one that was paid late. */
const textKey = (text: InvoiceBannerText, viewer: BannerFacts['viewer']): string =>
  text === 'paid' ? (viewer === 'seller' ? 'paidBy' : 'paidTo') : text;

/** What stands above an invoice; null where amount and due date say it all. */
export function statusBanner(invoice: BannerFacts): StatusBanner | null {
  const { text, checkIcon } = invoiceBanner(invoice);
  const look = checkIcon === 'none' ? looks[text] : checkLooks[checkIcon];
  return look ? { textKey: `status.${textKey(text, invoice.viewer)}`, tone: look[0], icon: look[1] } : null;
}
