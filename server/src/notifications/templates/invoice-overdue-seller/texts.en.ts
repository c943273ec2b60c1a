import { defineTexts } from '@quittance/sdk/i18n';

/** An invoice that became overdue, for its seller. */
export const invoiceOverdueSellerTexts = defineTexts('invoice-overdue-seller', {
  subject: 'Invoice {{invoiceNumber}} to {{buyerName}} is overdue',
  heading: 'An invoice is overdue',
  overdue: '{{buyerName}} has not paid invoice {{invoiceNumber}} for {{amount}}. We have told them.',
});
