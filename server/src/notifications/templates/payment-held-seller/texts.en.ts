import { defineTexts } from '@quittance/sdk/i18n';

/** A payment that compliance checks, for the seller. */
export const paymentHeldSellerTexts = defineTexts('payment-held-seller', {
  subject: '{{buyerName}} is paying invoice {{invoiceNumber}}',
  heading: 'A payment is being reviewed',
  held: '{{buyerName}} paid {{amount}} for invoice {{invoiceNumber}}. We review the payment before it reaches you.',
  next: 'You don’t need to do anything. We’ll write when it clears.',
});
