import { defineTexts } from '@quittance/sdk/i18n';

/** Opens accounts, and invites contacts to open one. */
export const openingTexts = defineTexts('account-opening', {
  title: 'Open an account',
  lead: 'Hold, receive and send money in another currency.',
  back: 'Accounts',
  toAccounts: 'See your accounts',
  choose: 'Which account?',
  submit: 'Open {{account}} account',
  existing: 'You already have a {{account}} account.',
  type: {
    traditional: 'US dollars, for your reserves.',
    smart: 'US dollars, for everyday payments.',
    merchant: 'US dollars, for card and online sales.',
  },
  confirm: {
    title: 'Open a {{account}} account?',
    text: 'The account is opened for {{company}} at once, with its own account number. We’ll email the owner.',
    open: 'Open account',
    cancel: 'Cancel',
  },
  opened: {
    title: 'Your {{account}} account is open',
    text: 'Account number {{number}}. Share the account details with customers to get paid.',
    addMoney: 'Add money',
    invite: 'Invite a contact',
  },
  none: {
    title: 'You have every account',
    text: 'There is no other account to open now.',
    waitingTitle: 'No account can be opened yet',
    waitingText: 'Accounts can be opened as soon as your company’s verification is approved.',
  },
  waitlist: {
    title: 'Coming soon',
    text: 'These accounts can’t be opened yet. Join the waiting list, and we’ll email you when they can.',
  },
  invite: {
    title: 'Suggest a {{account}} account?',
    text: 'We’ll email {{name}} ({{email}}) that you would like to deal in this currency, with a link to open a {{account}} account.',
    send: 'Send invitation',
    back: 'Choose another contact',
    done: 'Invitation sent to {{email}}.',
  },
});
