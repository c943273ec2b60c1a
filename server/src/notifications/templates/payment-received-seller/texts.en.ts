import { defineTexts } from '@quittance/sdk/i18n';

/** A received payment, for the seller. */
export const paymentReceivedSellerTexts = defineTexts('payment-received-seller', {
  subject: '{{buyerName}} paid invoice {{invoiceNumber}}',
  heading: 'You got paid',
  paid: '{{buyerName}} paid {{amount}} for invoice {{invoiceNumber}}.',
  inBalance: 'In your balance',
  onceActive: 'Once your company is verified and active',
});
