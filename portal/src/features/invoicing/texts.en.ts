import { defineTexts } from '@quittance/sdk/i18n';

/** Guaranteed invoices and the invoice log of one currency. */
export const invoicingTexts = defineTexts('invoicing', {
  pages: 'Pages',
  currency: 'Currency',
  reserved: 'Reserved for you',
  page: {
    guaranteed: 'Guaranteed',
    completed: 'Completed',
    income: 'Income log',
    expenses: 'Expense log',
  },
  title: {
    guaranteed: 'Guaranteed invoices',
    completed: 'Completed guaranteed invoices',
    income: 'Income log',
    expenses: 'Expense log',
  },
  lead: {
    guaranteed: 'Paid before their due date. The money is reserved for you and added to your balance on that date.',
    completed: 'Paid before their due date, and paid out to you since.',
    income: 'Invoices that you sent and that are finished or archived.',
    expenses: 'Invoices that you received and that are finished or archived.',
  },
  empty: {
    guaranteed: 'No money is reserved for you in {{currency}}',
    completed: 'No guaranteed invoice in {{currency}} is completed yet',
    income: 'No finished invoice in {{currency}} yet',
    expenses: 'No finished invoice in {{currency}} yet',
  },
  emptyText: {
    guaranteed: 'When a buyer pays one of your invoices before its due date, it stands here until that date.',
    completed: 'Once the due date of a guaranteed invoice comes, it moves here.',
    income: 'Paid, canceled and archived invoices that you sent are kept here.',
    expenses: 'Paid, canceled and archived invoices that you received are kept here.',
  },
  group: {
    label: 'Status',
    all: 'All',
    paid: 'Paid',
    external: 'Paid externally',
    canceled: 'Canceled',
    rejected: 'Rejected',
    denied: 'Denied',
  },
});
