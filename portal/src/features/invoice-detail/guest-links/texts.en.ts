import { defineTexts } from '@quittance/sdk/i18n';

/** The mailed links to an invoice. */
export const guestLinksTexts = defineTexts('guest-links', {
  open: 'Payment links',
  title: 'Payment links',
  text: 'Everybody with a link can open and pay this invoice. Revoke a link that reached the wrong person: it stops working at once.',
  created: 'Created',
  state: { active: 'Works until', revoked: 'Revoked', expired: 'Expired' },
  revoke: 'Revoke',
  done: 'The link was revoked.',
  close: 'Close',
  empty: 'No links yet',
  emptyText: 'The buyer gets a link with the email about this invoice.',
});
