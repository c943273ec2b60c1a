import { defineTexts } from '@quittance/sdk/i18n';

/** Every list of invoices: search, columns and what is said without a match. */
export const invoiceListTexts = defineTexts('invoice-list', {
  search: 'Search invoices',
  searchPlaceholder: 'Number, name or summary',
  currency: 'Currency',
  allCurrencies: 'All currencies',
  payment: 'Payment',
  allPayments: 'All payments',
  payments: { failed: 'Payment failed', reported: 'Reported as paid' },
  caption: 'Invoices',
  number: 'Invoice',
  from: 'From',
  to: 'To',
  due: 'Due',
  amount: 'Amount',
  status: 'Status',
  summary: 'Summary',
  moreFilters: 'Sort and filter',
  sortLabel: 'Sort by',
  sort: {
    'due-latest': 'Due date, latest first',
    'due-earliest': 'Due date, earliest first',
    'amount-highest': 'Amount, highest first',
    'amount-lowest': 'Amount, lowest first',
  },
  dueFrom: 'Due from',
  dueTo: 'Due until',
  noMatchTitle: 'No invoice matches',
  noMatchText: 'Try other filters or another search.',
});
