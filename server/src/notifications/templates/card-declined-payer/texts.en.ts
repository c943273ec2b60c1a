import { defineTexts } from '@quittance/sdk/i18n';

/** A card that could not be charged after the payer had left, for the payer. */
export const cardDeclinedPayerTexts = defineTexts('card-declined-payer', {
  subject: 'Your payment to {{sellerName}} did not go through',
  heading: 'Your card was not charged',
  text: 'Your card payment of {{amount}} to {{sellerName}} did not go through. You weren’t charged, and the invoice is still open.',
});
