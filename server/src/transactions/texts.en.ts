import { defineTexts } from '@quittance/sdk/i18n';

/** Texts of the files that the server writes about an account. The names of the kinds are also searched. */
export const transactionFileTexts = defineTexts('transaction-files', {
  kind: {
    'invoice-received': 'Invoice payment received',
    'invoice-paid': 'Invoice paid',
    deposit: 'Deposit',
    transfer: 'Transfer',
    conversion: 'Currency conversion',
    withdrawal: 'Withdrawal',
    fee: 'Fee',
    reward: 'Redeemed reward points',
    'payment-reversed': 'Payment reversed by the bank',
    return: 'Returned payment',
    reversal: 'Reversal',
    other: 'Adjustment',
  },
  status: { completed: 'Completed', processing: 'Processing', returned: 'Returned' },
  column: {
    date: 'Date',
    time: 'Booked at (UTC)',
    description: 'Description',
    counterparty: 'Counterparty',
    reference: 'Reference',
    status: 'Status',
    amount: 'Amount',
    balance: 'Balance',
    currency: 'Currency',
    id: 'Transaction ID',
  },
  fileName: 'transactions',
  statementName: 'statement',
  statement: {
    title: 'Account statement',
    opening: 'Opening balance',
    closing: 'Closing balance',
    received: 'Money in ({{number}})',
    spent: 'Money out ({{number}})',
    page: 'Page {{page}} of {{pages}}',
    written: 'Created {{time}}',
  },
});
