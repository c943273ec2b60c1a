import { formatBusinessDate } from '@quittance/sdk/time';
import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { paymentReceivedSellerTexts as texts } from './texts.en.ts';

export interface ReceivedPayment {
  readonly buyerName: string;
  readonly invoiceNumber: string;
  readonly amount: string;
  /** When the money is in the seller's balance; absent while the seller may not receive it. */
  readonly availableOn?: string;
  readonly link: string;
}

export const mail: MailWriter<ReceivedPayment> = (data, { t, locale }) => {
  const { buyerName, invoiceNumber, amount, availableOn, link } = data;
  return {
    subject: t(texts, 'subject', { buyerName, invoiceNumber }),
    heading: t(texts, 'heading'),
    paragraphs: [t(texts, 'paid', { buyerName, amount, invoiceNumber })],
    facts: [
      [t(mailTexts, 'invoice'), invoiceNumber],
      [t(mailTexts, 'amount'), amount],
      [t(texts, 'inBalance'), availableOn ? formatBusinessDate(availableOn, locale) : t(texts, 'onceActive')],
    ],
    action: { label: t(mailTexts, 'viewInvoice'), link },
  };
};
