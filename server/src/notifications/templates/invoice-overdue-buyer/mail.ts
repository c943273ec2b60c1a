import { formatBusinessDate } from '@quittance/sdk/time';
import { type InvoiceForBuyer, toBuyer } from '../invoice-mail/invoice-mail.ts';
import type { MailWriter } from '../mail-words.ts';
import { invoiceOverdueBuyerTexts as texts } from './texts.en.ts';

export interface OverdueInvoice extends InvoiceForBuyer {
  /** The terms in words, such as `5% flat fee`; absent without a late fee. */
  readonly lateFee?: string;
}

export const mail: MailWriter<OverdueInvoice> = (data, setting) => {
  const { sellerName, invoiceNumber, amount, lateFee } = data;
  const { t, locale } = setting;
  const dueDate = formatBusinessDate(data.dueDate, locale);
  return toBuyer(data, setting, {
    subject: t(texts, 'subject', { sellerName, invoiceNumber }),
    heading: t(texts, 'heading'),
    sentences: [
      t(texts, 'overdue', { sellerName, invoiceNumber, amount, dueDate }),
      ...(lateFee === undefined ? [] : [t(texts, 'lateFee', { lateFee })]),
    ],
    isPayable: true,
  });
};
