import { defineTexts } from '@quittance/sdk/i18n';

/** Invites a contact to open an account. */
export const accountInviteTexts = defineTexts('account-invite', {
  subject: '{{organizationName}} suggests a {{account}} account',
  heading: '{{organizationName}} suggests an account',
  text: '{{organizationName}} would like to deal with you in {{currency}}. With a {{account}} account at {{brandName}}, you can pay and be paid in {{currency}} without converting.',
  open: 'Open a {{account}} account',
  unexpected: 'Don’t know {{organizationName}}? Ignore this email, or write to {{supportEmail}}.',
});
