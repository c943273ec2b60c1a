import { type InvoiceForSeller, toInvoiceSeller } from '../invoice-mail/invoice-mail.ts';
import type { MailWriter } from '../mail-words.ts';
import { invoiceMarkedPaidSellerTexts as texts } from './texts.en.ts';

export const mail: MailWriter<InvoiceForSeller> = (data, setting) => {
  const { buyerName, invoiceNumber, amount } = data;
  const { t } = setting;
  return toInvoiceSeller(data, setting, {
    subject: t(texts, 'subject', { buyerName, invoiceNumber }),
    heading: t(texts, 'heading'),
    sentences: [t(texts, 'marked', { buyerName, invoiceNumber, amount }), t(texts, 'next')],
  });
};
