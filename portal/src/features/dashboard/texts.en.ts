import { defineTexts } from '@quittance/sdk/i18n';

/** The dashboard: its two lists, what is open, and how they are filtered. */
export const dashboardTexts = defineTexts('dashboard', {
  newInvoice: 'New invoice',
  group: {
    label: 'Status',
    unpaid: 'Unpaid',
    sent: 'Sent',
    overdue: 'Overdue',
    draft: 'Drafts',
    scheduled: 'Scheduled',
    processing: 'In progress',
    paid: 'Paid',
    closed: 'Closed',
    all: 'All',
  },
  expenses: {
    title: 'Expenses',
    lead: 'Bills from your suppliers.',
    emptyTitle: 'No invoices to pay',
    emptyText: 'When a supplier sends an invoice to your email address, it appears here, ready to pay.',
    emptyAction: 'See your income',
  },
  income: {
    title: 'Income',
    lead: 'Invoices you’ve sent, and drafts.',
    emptyTitle: 'Send your first invoice',
    emptyText: 'Your buyer gets a link by email and can pay from a bank account, with or without an account here.',
  },
  indicators: {
    label: 'Open invoices in {{currency}}',
    labelAll: 'Open invoices',
    count_one: '{{number}} invoice',
    count_other: '{{number}} invoices',
  },
});
