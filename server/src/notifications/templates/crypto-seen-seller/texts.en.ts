import { defineTexts } from '@quittance/sdk/i18n';

/** Coins that were seen on their chain, for the seller. */
export const cryptoSeenSellerTexts = defineTexts('crypto-seen-seller', {
  subject: '{{buyerName}} is paying {{invoiceNumber}} with crypto',
  heading: 'A crypto payment is on its way',
  text: '{{buyerName}} has sent the coins for {{amount}}. We’ll write when the network has confirmed them.',
});
