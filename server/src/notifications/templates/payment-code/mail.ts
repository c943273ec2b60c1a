import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { paymentCodeTexts as texts } from './texts.en.ts';

export interface PaymentCode {
  readonly code: string;
  readonly sellerName: string;
  readonly invoiceNumber: string;
  readonly amount: string;
}

export const mail: MailWriter<PaymentCode> = (data, { t, brandName, supportEmail }) => {
  const { code, sellerName, invoiceNumber, amount } = data;
  return {
    subject: t(texts, 'subject', { code }),
    heading: t(texts, 'heading'),
    paragraphs: [t(texts, 'enterCode', { amount, sellerName })],
    code,
    facts: [
      [t(mailTexts, 'invoice'), invoiceNumber],
      [t(mailTexts, 'amount'), amount],
      [t(texts, 'payee'), sellerName],
    ],
    notes: [t(mailTexts, 'keepCodeSecret', { brandName }), t(texts, 'unexpected', { supportEmail })],
  };
};
