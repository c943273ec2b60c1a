import { defineTexts } from '@quittance/sdk/i18n';

/** A chargeback that was opened, for the seller. */
export const cardDisputedSellerTexts = defineTexts('card-disputed-seller', {
  subject: '{{buyerName}} disputes the payment of invoice {{invoiceNumber}}',
  heading: 'A card payment is disputed',
  text: '{{buyerName}} asked their bank to take back {{amount}}, paid by card for invoice {{invoiceNumber}}.',
  next: 'The card processor decides. Until then, money that is not in your balance yet stays reserved. If you lose, the amount is taken back.',
});
