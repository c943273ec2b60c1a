import { defineTexts } from '@quittance/sdk/i18n';

/** What several mails about an invoice say. */
export const invoiceMailTexts = defineTexts('invoice-mail', {
  withDiscount: 'If you pay by {{date}}',
  dueDate: 'Due date',
  buyer: 'Buyer',
  viewAndPay: 'View and pay invoice',
  askHowToPay: 'You can’t pay this invoice online without an account. Ask {{contactEmail}} how to pay.',
  personalLink: 'This link is personal and opens this invoice only. {{sellerName}} can revoke it.',
  questions: '{{brandName}} handles payments for {{sellerName}}. Questions? Write to {{supportEmail}}.',
});
