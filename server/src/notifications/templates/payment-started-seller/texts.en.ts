import { defineTexts } from '@quittance/sdk/i18n';

/** A payment that the buyer authorized and that has not cleared, for the seller. */
export const paymentStartedSellerTexts = defineTexts('payment-started-seller', {
  subject: '{{buyerName}} is paying invoice {{invoiceNumber}}',
  heading: 'A payment is processing',
  started:
    '{{buyerName}} authorized a bank debit of {{amount}} for invoice {{invoiceNumber}}. Bank debits usually take 2–4 business days.',
});
