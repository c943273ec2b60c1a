import { defineTexts } from '@quittance/sdk/i18n';

/** What several mails say. */
export const mailTexts = defineTexts('mail', {
  invoice: 'Invoice',
  amount: 'Amount',
  viewInvoice: 'View invoice',
  keepCodeSecret: 'Don’t share it with anyone: {{brandName}} will never ask you for it.',
});
