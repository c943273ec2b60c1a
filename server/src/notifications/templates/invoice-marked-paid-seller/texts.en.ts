import { defineTexts } from '@quittance/sdk/i18n';

/** An invoice that its buyer marked as paid, for the seller. */
export const invoiceMarkedPaidSellerTexts = defineTexts('invoice-marked-paid-seller', {
  subject: '{{buyerName}} marked invoice {{invoiceNumber}} as paid',
  heading: 'Marked as paid',
  marked: '{{buyerName}} marked invoice {{invoiceNumber}} for {{amount}} as paid outside of this account.',
  next: 'Check that the money arrived. If it did not, ask the buyer, or send a new invoice.',
});
