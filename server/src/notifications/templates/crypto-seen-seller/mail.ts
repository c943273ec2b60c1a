import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { cryptoSeenSellerTexts as texts } from './texts.en.ts';

export interface CoinsForSeller {
  readonly buyerName: string;
  readonly invoiceNumber: string;
  readonly amount: string;
  readonly link: string;
}

export const mail: MailWriter<CoinsForSeller> = ({ buyerName, invoiceNumber, amount, link }, { t }) => ({
  subject: t(texts, 'subject', { buyerName, invoiceNumber }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'text', { buyerName, amount })],
  facts: [
    [t(mailTexts, 'invoice'), invoiceNumber],
    [t(mailTexts, 'amount'), amount],
  ],
  action: { label: t(mailTexts, 'viewInvoice'), link },
});
