import { formatBusinessDate } from '@quittance/sdk/time';
import { type InvoiceForSeller, toInvoiceSeller } from '../invoice-mail/invoice-mail.ts';
import type { MailWriter } from '../mail-words.ts';
import { paymentGuaranteedSellerTexts as texts } from './texts.en.ts';

export interface GuaranteedPayment extends InvoiceForSeller {
  /** When the money is in the seller's balance, `YYYY-MM-DD`; absent while the seller may not receive it. */
  readonly availableOn?: string;
  /** When the money goes back if the seller is not verified, `YYYY-MM-DD`; absent if the seller may receive it. */
  readonly verifyOn?: string;
}

export const mail: MailWriter<GuaranteedPayment> = (data, setting) => {
  const { buyerName, invoiceNumber, amount, availableOn, verifyOn } = data;
  const { t, locale } = setting;
  return toInvoiceSeller(data, setting, {
    subject: t(texts, 'subject', { buyerName, invoiceNumber }),
    heading: t(texts, 'heading'),
    sentences: [
      t(texts, 'paid', { buyerName, amount, invoiceNumber }),
      availableOn === undefined
        ? t(texts, 'onceActive')
        : t(texts, 'availableOn', { date: formatBusinessDate(availableOn, locale) }),
      ...(verifyOn === undefined ? [] : [t(texts, 'verifyOn', { date: formatBusinessDate(verifyOn, locale) })]),
    ],
  });
};
