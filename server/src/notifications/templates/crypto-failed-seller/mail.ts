import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { cryptoFailedSellerTexts as texts } from './texts.en.ts';

export interface FailedCoinsForSeller {
  readonly buyerName: string;
  readonly invoiceNumber: string;
  readonly amount: string;
  /** `unconfirmed`: the network has not confirmed it in time. */
  readonly reason: 'dropped' | 'unconfirmed';
  readonly link: string;
  /** Amount taken from the seller's balance; absent when nothing was taken. */
  readonly taken?: string;
  /** Amount that the balance did not cover; absent when it covered all. */
  readonly owed?: string;
}

export const mail: MailWriter<FailedCoinsForSeller> = (data, { t }) => {
  const { buyerName, invoiceNumber, amount, reason, link, taken, owed } = data;
  return {
    subject: t(texts, 'subject', { buyerName, invoiceNumber }),
    heading: t(texts, 'heading'),
    paragraphs: [
      t(texts, `text.${reason}`, { buyerName, amount }),
      ...(taken === undefined ? [] : [t(texts, 'taken', { taken })]),
      ...(owed === undefined ? [] : [t(texts, 'owed', { owed })]),
    ],
    facts: [
      [t(mailTexts, 'invoice'), invoiceNumber],
      [t(mailTexts, 'amount'), amount],
    ],
    action: { label: t(mailTexts, 'viewInvoice'), link },
  };
};
