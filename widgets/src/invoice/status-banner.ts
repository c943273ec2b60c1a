import { hasText, invoiceStatusTexts, type TextKey } from '@quittance/sdk/i18n';
import { type InvoiceBannerText, type InvoiceMedium, invoiceBanner } from '@quittance/sdk/rules';
import type { IconShape } from '../kit/icon/icon.tsx';
import { alertIcon, checkCircleIcon } from '../kit/icon/icons.ts';
import { type Tone, toneIcon } from '../kit/tone/tone.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';

/** How a status is shown: text, tone and icon. */
export interface StatusBanner {
  /** Key in `invoiceStatusTexts`. */
  readonly textKey: TextKey<typeof invoiceStatusTexts>;
  readonly tone: Tone;
  readonly icon: IconShape;
}

type BannerFacts = Pick<InvoiceAnswer, 'status' | 'isOverdue' | 'viewer' | 'paymentWindow'>;

/** Tones of texts without a check icon. Statuses without an entry need no banner, since amount and due date suffice. */
const tones: Readonly<Partial<Record<InvoiceBannerText, Tone>>> = {
  overdue: 'danger',
  rejected: 'danger',
  denied: 'danger',
  canceled: 'neutral',
  draft: 'neutral',
  scheduled: 'info',
};

/** Returns the banner of an invoice; null if amount and due date suffice. */
export function statusBanner(invoice: BannerFacts, medium?: InvoiceMedium): StatusBanner | null {
  const { text, checkIcon } = invoiceBanner(invoice, medium);
  if (!hasText(invoiceStatusTexts.english.status, text)) return null;
  const textKey = `status.${text}` as const;
  if (checkIcon !== 'none') {
    return { textKey, tone: checkIcon === 'green' ? 'success' : 'info', icon: checkCircleIcon };
  }
  const tone = tones[text];
  return tone ? { textKey, tone, icon: text === 'overdue' ? alertIcon : toneIcon[tone] } : null;
}
