import { defineTexts } from '@quittance/sdk/i18n';

/** An invoice that became overdue, for its buyer. */
export const invoiceOverdueBuyerTexts = defineTexts('invoice-overdue-buyer', {
  subject: 'Invoice {{invoiceNumber}} from {{sellerName}} is overdue',
  heading: 'Your invoice is overdue',
  overdue:
    'Invoice {{invoiceNumber}} from {{sellerName}} for {{amount}} was due on {{dueDate}}. Please pay it as soon as possible.',
  lateFee: 'Late fee: {{lateFee}}',
});
