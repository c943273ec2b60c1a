import { defineTexts } from '@quittance/sdk/i18n';

/** A rejected invoice, for its seller. */
export const invoiceRejectedTexts = defineTexts('invoice-rejected', {
  subject: '{{buyerName}} rejected invoice {{invoiceNumber}}',
  heading: 'Invoice rejected',
  rejected: '{{buyerName}} rejected invoice {{invoiceNumber}} for {{amount}}.',
  next: 'Open it to create a corrected invoice, or to cancel it.',
});
