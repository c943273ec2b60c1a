import { defineTexts } from '@quittance/sdk/i18n';

/** The copy of an accepted debit authorization. */
export const debitAuthorizationCopyTexts = defineTexts('debit-authorization-copy', {
  subject: 'Copy of your debit authorization for invoice {{invoiceNumber}}',
  heading: 'Your debit authorization',
  authorized: 'You authorized a debit of your bank account. Keep this copy for your records.',
  account: 'Account',
  accepted: 'Accepted',
  ip: 'IP address',
  unexpected: 'If you didn’t authorize this debit, write to us right away at {{supportEmail}}.',
});
