import { formatBusinessDate } from '@quittance/sdk/time';
import type { FromSeller, MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { paymentConfirmationPayerTexts as texts } from './texts.en.ts';

export interface ConfirmedPayment extends FromSeller {
  readonly invoiceNumber: string;
  readonly amount: string;
  readonly paidOn: string;
  readonly link?: string;
}

export const mail: MailWriter<ConfirmedPayment> = (data, { t, locale }) => {
  const { sellerName, invoiceNumber, amount, paidOn, link } = data;
  return {
    senderName: sellerName,
    subject: t(texts, 'subject', { sellerName }),
    heading: t(texts, 'heading'),
    paragraphs: [t(texts, 'received', { amount, sellerName })],
    facts: [
      [t(mailTexts, 'invoice'), invoiceNumber],
      [t(mailTexts, 'amount'), amount],
      [t(texts, 'date'), formatBusinessDate(paidOn, locale)],
    ],
    ...(link !== undefined && { action: { label: t(mailTexts, 'viewInvoice'), link } }),
  };
};
