import { formatBusinessDate } from '@quittance/sdk/time';
import { type InvoiceForBuyer, toBuyer } from '../invoice-mail/invoice-mail.ts';
import type { MailWriter } from '../mail-words.ts';
import { invoiceReminderTexts as texts } from './texts.en.ts';

export interface RemindedInvoice extends InvoiceForBuyer {
  /** Present after the due date. */
  readonly overdue?: true;
}

export const mail: MailWriter<RemindedInvoice> = (data, setting) => {
  const { sellerName, invoiceNumber, amount, overdue } = data;
  const { t, locale } = setting;
  const dueDate = formatBusinessDate(data.dueDate, locale);
  return toBuyer(data, setting, {
    subject: t(texts, 'subject', { sellerName, invoiceNumber }),
    heading: t(texts, 'heading', { sellerName }),
    sentences: [t(texts, overdue ? 'overdue' : 'open', { invoiceNumber, amount, dueDate }), t(texts, 'paid')],
    isPayable: true,
  });
};
