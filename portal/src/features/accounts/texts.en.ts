import { defineTexts } from '@quittance/sdk/i18n';

/** The accounts of a business. */
export const accountTexts = defineTexts('accounts', {
  title: 'Accounts',
  groups: 'Account groups',
  payments: 'Payments',
  merchant: 'Merchant',
  vault: 'Vault',
  number: 'No.',
  notOpened: 'Not active ({{number}})',
  waitlist: 'Join waiting list',
  waiting: 'On the waiting list',
  joined: 'We’ll email you when {{account}} accounts can be opened.',
  openAccount: 'Open account',
  open: 'Open',
  details: 'Details',
  invite: 'Invite a contact to open one',
  actionsOf: 'More actions for {{account}}',
  transfer: 'Transfer',
  convert: 'Convert',
  emptyTitle: 'No account here yet',
  emptyText: 'Accounts of this group appear as soon as they are opened for your company.',
  emptyAction: 'See payment accounts',
  /** Names that browsers don't know. */
  currencyName: { CNH: 'Chinese Yuan (offshore)' },
});
