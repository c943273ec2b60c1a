import { defineTexts } from '@quittance/sdk/i18n';

/** A canceled invoice, for its buyer. */
export const invoiceCanceledTexts = defineTexts('invoice-canceled', {
  subject: '{{sellerName}} canceled invoice {{invoiceNumber}}',
  heading: 'Invoice canceled',
  canceled: '{{sellerName}} canceled invoice {{invoiceNumber}} for {{amount}}. You don’t need to pay it.',
  paymentNotOwed: 'Reason: the payment is not owed.',
  incorrectInvoice: 'Reason: the invoice is incorrect.',
});
