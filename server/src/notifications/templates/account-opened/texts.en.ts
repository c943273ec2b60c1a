import { defineTexts } from '@quittance/sdk/i18n';

/** Says that an account was opened. */
export const accountOpenedTexts = defineTexts('account-opened', {
  subject: 'Your {{account}} account is open',
  heading: 'Your {{account}} account is open',
  text: '{{organizationName}} can now receive, hold and send money with its {{account}} account. The account details tell senders where to pay.',
  open: 'See account details',
  unexpected: 'Nobody at your company opened it? Write to {{supportEmail}}.',
});
