import { defineTexts } from '@quittance/sdk/i18n';

/** Texts of the files that the server writes about invoices. */
export const invoiceFileTexts = defineTexts('invoice-files', {
  fileName: {
    income: 'income',
    expenses: 'expenses',
    'income-log': 'income-log',
    'expense-log': 'expense-log',
    guaranteed: 'guaranteed-invoices',
    completed: 'completed-invoices',
  },
  column: {
    number: 'Invoice',
    summary: 'Summary',
    party: 'Company',
    sendingDate: 'Sent',
    dueDate: 'Due',
    status: 'Status',
    amount: 'Amount',
    total: 'Total due',
    currency: 'Currency',
  },
});
