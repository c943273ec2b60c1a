import { defineTexts } from '@quittance/sdk/i18n';

/** An invoice for its buyer. */
export const invoiceSentTexts = defineTexts('invoice-sent', {
  subject: '{{sellerName}} sent you invoice {{invoiceNumber}}',
  heading: 'Invoice from {{sellerName}}',
  sent: '{{sellerName}} sent you an invoice for {{amount}}, due on {{dueDate}}.',
  dueDate: 'Due date',
  viewAndPay: 'View and pay invoice',
  askHowToPay: 'You can’t pay this invoice online without an account. Ask {{contactEmail}} how to pay.',
  personalLink: 'This link is personal and opens this invoice only.',
  questions: '{{brandName}} handles payments for {{sellerName}}. Questions? Write to {{supportEmail}}.',
});
