import { defineTexts } from '@quittance/sdk/i18n';

/** Companies that the organization refers. */
export const referralsTexts = defineTexts('referrals', {
  title: 'Referral partners',
  lead: 'Recommend {{brand}} to companies that you know.',
  back: 'Contacts',
  readOnly: 'Your role lets you look at referrals, but not add any.',
  formTitle: 'Refer companies',
  formText: 'Add the addresses first, then send all invitations together.',
  email: 'Email',
  add: 'Add',
  remove: 'Remove {{email}}',
  listLabel: 'Addresses to invite',
  submit_one: 'Send {{count}} invitation',
  submit_other: 'Send {{count}} invitations',
  done_one: '{{count}} invitation was sent.',
  done_other: '{{count}} invitations were sent.',
  submitNone: 'Send invitations',
  caption: 'Referrals',
  company: 'Email',
  status: 'Status',
  sent: 'Sent',
  invited: 'Invited',
  joined: 'Joined',
  emptyTitle: 'No referrals yet',
  emptyText: 'The companies that you refer appear here, with who has joined.',
});
