import { formatBusinessDate } from '@quittance/sdk/time';
import type { MailWriter } from '../mail-words.ts';
import { scheduledInvoiceNotSentTexts as texts } from './texts.en.ts';

export interface ScheduledInvoiceNotSent {
  readonly buyerName: string;
  readonly sendingDate: string;
  /** Address of the draft's form. */
  readonly link: string;
}

export const mail: MailWriter<ScheduledInvoiceNotSent> = ({ buyerName, sendingDate, link }, { t, locale }) => ({
  subject: t(texts, 'subject', { buyerName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'text', { buyerName, sendingDate: formatBusinessDate(sendingDate, locale) })],
  action: { label: t(texts, 'action'), link },
});
