import { defineTexts } from '@quittance/sdk/i18n';

/** A chargeback that was decided for the payer, for the payer. */
export const cardDisputeLostPayerTexts = defineTexts('card-dispute-lost-payer', {
  subject: 'Your card payment to {{sellerName}} was taken back',
  heading: 'Your card payment was taken back',
  text: 'Your bank took back the card payment of {{amount}} to {{sellerName}}. The invoice is open again.',
});
