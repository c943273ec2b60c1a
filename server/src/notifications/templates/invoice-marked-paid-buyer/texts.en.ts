import { defineTexts } from '@quittance/sdk/i18n';

/** An invoice that its seller marked as paid, for the buyer. */
export const invoiceMarkedPaidBuyerTexts = defineTexts('invoice-marked-paid-buyer', {
  subject: '{{sellerName}} marked invoice {{invoiceNumber}} as paid',
  heading: 'Marked as paid',
  marked: '{{sellerName}} marked invoice {{invoiceNumber}} for {{amount}} as paid outside of this account.',
  next: 'You don’t need to pay it here. You find it in the Invoice log.',
});
