import { defineTexts } from '@quittance/sdk/i18n';

/** A received payment, for the payer. */
export const paymentConfirmationPayerTexts = defineTexts('payment-confirmation-payer', {
  subject: 'Payment to {{sellerName}} received',
  heading: 'Thank you for your payment',
  received: 'We received your payment of {{amount}} to {{sellerName}}.',
  date: 'Date',
});
