import { defineTexts } from '@quittance/sdk/i18n';

/** The accounts of a business. */
export const accountTexts = defineTexts('accounts', {
  title: 'Accounts',
  groups: 'Account groups',
  payments: 'Payments',
  merchant: 'Merchant',
  vault: 'Vault',
  total: 'Total of the {{group}} accounts, converted to USD',
  number: 'No.',
  notOpened: 'Not active ({{number}})',
  guaranteed: 'Guaranteed funds',
  guaranteedHint: 'Paid invoices whose money reaches your balance on the due date.',
  outstanding: 'Outstanding income',
  available: 'Balance in USD',
  funds: 'Your funds',
  waitlist: 'Join waiting list',
  waiting: 'On the waiting list',
  joined: 'We’ll email you when {{account}} accounts can be opened.',
  transfer: 'Transfer',
  convert: 'Convert',
  deposit: 'Simulate deposit',
  depositTitle: 'Simulate a deposit to {{account}}',
  depositText: 'Sandbox only: a bank credit arrives as if a customer had sent it.',
  depositAmount: 'Amount',
  depositSubmit: 'Deposit',
  deposited: '{{amount}} added to your {{account}} account.',
  depositRange: 'Enter an amount above 0, at most {{max}}.',
  emptyTitle: 'No account here yet',
  emptyText: 'Accounts of this group appear as soon as they are opened for your business.',
  emptyAction: 'See payment accounts',
  /** Names that browsers don't know. */
  currencyName: { CNH: 'Chinese Yuan (offshore)' },
  /** Why an account is locked, by the status of its provider. */
  lockedReason: {
    not_started: 'Requires additional verification.',
    denied: 'Not approved for your business.',
    ineligible: 'Not available to your business.',
  },
});
