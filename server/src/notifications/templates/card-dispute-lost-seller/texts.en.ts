import { defineTexts } from '@quittance/sdk/i18n';

/** A chargeback that the seller lost, for the seller. */
export const cardDisputeLostSellerTexts = defineTexts('card-dispute-lost-seller', {
  subject: 'The card payment from {{buyerName}} was taken back',
  heading: 'A card payment was taken back',
  text: 'The dispute about the card payment of {{amount}} was decided in favor of {{buyerName}}.',
  taken: 'We took {{taken}} from your balance.',
  owed: 'Your balance did not cover all of it: you owe {{owed}}.',
  openAgain: 'Invoice {{invoiceNumber}} is open again.',
});
