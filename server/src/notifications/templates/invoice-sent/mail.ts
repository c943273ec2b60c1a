import { formatBusinessDate } from '@quittance/sdk/time';
import { type InvoiceForBuyer, toBuyer } from '../invoice-mail/invoice-mail.ts';
import type { MailWriter } from '../mail-words.ts';
import { invoiceSentTexts as texts } from './texts.en.ts';

export const mail: MailWriter<InvoiceForBuyer> = (data, setting) => {
  const { sellerName, invoiceNumber, amount } = data;
  const { t, locale } = setting;
  const dueDate = formatBusinessDate(data.dueDate, locale);
  return toBuyer(data, setting, {
    subject: t(texts, 'subject', { sellerName, invoiceNumber }),
    heading: t(texts, 'heading', { sellerName }),
    sentences: [t(texts, 'sent', { sellerName, amount, dueDate })],
    isPayable: true,
  });
};
