import { type InvoiceForSeller, toInvoiceSeller } from '../invoice-mail/invoice-mail.ts';
import type { MailWriter } from '../mail-words.ts';
import { invoiceRejectedTexts as texts } from './texts.en.ts';

export interface RejectedInvoice extends InvoiceForSeller {
  /** In the buyer's own words; absent without a reason. */
  readonly reason?: string;
}

export const mail: MailWriter<RejectedInvoice> = (data, setting) => {
  const { buyerName, invoiceNumber, amount, reason } = data;
  const { t } = setting;
  return toInvoiceSeller(data, setting, {
    subject: t(texts, 'subject', { buyerName, invoiceNumber }),
    heading: t(texts, 'heading'),
    sentences: [t(texts, 'rejected', { buyerName, invoiceNumber, amount }), t(texts, 'next')],
    message: reason,
  });
};
