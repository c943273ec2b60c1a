import { defineTexts } from '@quittance/sdk/i18n';

/** Texts of the files that the server writes about an account. */
export const transactionFileTexts = defineTexts('transaction-files', {
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
    number: {
      iban: 'IBAN',
      clabe: 'CLABE',
      accountNumber: 'Account number',
      routingNumber: 'Routing number',
      sortCode: 'Sort code',
      bsb: 'BSB',
      bic: 'BIC',
    },
    opening: 'Opening balance',
    closing: 'Closing balance',
    received: 'Money in ({{number}})',
    spent: 'Money out ({{number}})',
    page: 'Page {{page}} of {{pages}}',
    written: 'Created {{time}}',
  },
});
