import { type InvoiceForSeller, toInvoiceSeller } from '../invoice-mail/invoice-mail.ts';
import type { MailWriter } from '../mail-words.ts';
import { paymentDeniedSellerTexts as texts } from './texts.en.ts';

export interface DeniedForSeller extends InvoiceForSeller {
  readonly reason: 'payment_denied_by_compliance' | 'recipient_not_verified';
}

export const mail: MailWriter<DeniedForSeller> = (data, setting) => {
  const { buyerName, invoiceNumber, amount, reason } = data;
  const { t, supportEmail } = setting;
  return toInvoiceSeller(data, setting, {
    subject: t(texts, 'subject', { invoiceNumber }),
    heading: t(texts, 'heading'),
    sentences:
      reason === 'recipient_not_verified'
        ? [t(texts, 'notVerified', { buyerName, amount, invoiceNumber })]
        : [t(texts, 'denied', { buyerName }), t(texts, 'contact', { supportEmail })],
  });
};
