import { defineTexts } from '@quittance/sdk/i18n';

/** A buyer says that they paid outside the product, for the seller. */
export const externalPaymentNotifiedTexts = defineTexts('external-payment-notified', {
  subject: '{{buyerName}} says that invoice {{invoiceNumber}} is paid',
  heading: 'Your buyer has paid you directly',
  notified: '{{buyerName}} says that they paid {{amount}} for invoice {{invoiceNumber}}, by your instructions.',
  next: 'Once you have the money, open the invoice and mark it as paid externally. Until then it stays open.',
});
