import { defineTexts } from '@quittance/sdk/i18n';

/** Reserved money that was added to the seller’s balance. */
export const paymentReleasedSellerTexts = defineTexts('payment-released-seller', {
  subject: '{{amount}} from {{buyerName}} is in your balance',
  heading: 'Money added to your balance',
  released: 'The payment of {{amount}} from {{buyerName}} for invoice {{invoiceNumber}} is in your balance.',
});
