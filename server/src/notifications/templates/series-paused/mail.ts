import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { seriesPausedTexts as texts } from './texts.en.ts';

export interface PausedSeries {
  readonly buyerName: string;
  /** Of the first invoice. */
  readonly invoiceNumber: string;
  /** The first invoice. */
  readonly link: string;
}

export const mail: MailWriter<PausedSeries> = ({ buyerName, invoiceNumber, link }, { t }) => ({
  subject: t(texts, 'subject', { buyerName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'notSent', { buyerName, invoiceNumber }), t(texts, 'next')],
  action: { label: t(mailTexts, 'viewInvoice'), link },
});
