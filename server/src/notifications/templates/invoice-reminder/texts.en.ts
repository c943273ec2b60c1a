import { defineTexts } from '@quittance/sdk/i18n';

/** A reminder of an open invoice, for its buyer. */
export const invoiceReminderTexts = defineTexts('invoice-reminder', {
  subject: 'Reminder: invoice {{invoiceNumber}} from {{sellerName}}',
  heading: 'Reminder from {{sellerName}}',
  open: 'Invoice {{invoiceNumber}} for {{amount}} is due on {{dueDate}}.',
  overdue: 'Invoice {{invoiceNumber}} for {{amount}} was due on {{dueDate}} and is still open.',
  paid: 'If you have already paid, ignore this reminder.',
});
