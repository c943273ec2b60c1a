import { defineTexts } from '@quittance/sdk/i18n';

/** A card payment that was charged, for the seller. */
export const cardPaidSellerTexts = defineTexts('card-paid-seller', {
  subject: '{{buyerName}} paid invoice {{invoiceNumber}} by card',
  heading: 'A card was charged',
  text: '{{buyerName}} paid {{amount}} by card for invoice {{invoiceNumber}}. The money is guaranteed a few banking days later.',
});
