import { defineTexts } from '@quittance/sdk/i18n';

/** A chargeback that the seller won, for the seller. */
export const cardDisputeWonSellerTexts = defineTexts('card-dispute-won-seller', {
  subject: 'The dispute about invoice {{invoiceNumber}} is settled in your favor',
  heading: 'You won the dispute',
  text: 'The card payment of {{amount}} from {{buyerName}} stays paid.',
});
