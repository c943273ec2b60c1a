import { defineTexts } from '@quittance/sdk/i18n';

/** An invoice for its buyer. */
export const invoiceSentTexts = defineTexts('invoice-sent', {
  subject: '{{sellerName}} sent you invoice {{invoiceNumber}}',
  heading: 'Invoice from {{sellerName}}',
  sent: '{{sellerName}} sent you an invoice for {{amount}}, due on {{dueDate}}.',
});
