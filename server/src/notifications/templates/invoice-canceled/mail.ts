import { type InvoiceForBuyer, toBuyer } from '../invoice-mail/invoice-mail.ts';
import type { MailWriter } from '../mail-words.ts';
import { invoiceCanceledTexts as texts } from './texts.en.ts';

export interface CanceledInvoice extends InvoiceForBuyer {
  /** An option of the cancel form, or the seller's own words; absent without a reason. */
  readonly reason?: string;
}

const options = { 'payment-not-owed': 'paymentNotOwed', 'incorrect-invoice': 'incorrectInvoice' } as const;

const isOption = (reason: string | undefined): reason is keyof typeof options =>
  reason !== undefined && Object.hasOwn(options, reason);

export const mail: MailWriter<CanceledInvoice> = (data, setting) => {
  const { sellerName, invoiceNumber, amount, reason } = data;
  const { t } = setting;
  return toBuyer(data, setting, {
    subject: t(texts, 'subject', { sellerName, invoiceNumber }),
    heading: t(texts, 'heading'),
    sentences: [
      t(texts, 'canceled', { sellerName, invoiceNumber, amount }),
      ...(isOption(reason) ? [t(texts, options[reason])] : []),
    ],
    message: isOption(reason) ? undefined : reason,
    isPayable: false,
  });
};
