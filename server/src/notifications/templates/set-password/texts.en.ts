import { defineTexts } from '@quittance/sdk/i18n';

/** An invitation to set the first password. */
export const setPasswordTexts = defineTexts('set-password-mail', {
  subject: 'Set your {{brandName}} password',
  heading: 'Set your password',
  invitedToPortal: 'An account at {{brandName}} has been created for you.',
  invitedToBackOffice: 'You have been invited to the back office of {{brandName}}.',
  invitedFor: 'An account at {{brandName}} has been created for you, to act for {{organizationName}}.',
  setPassword: 'Set a password, then sign in as {{email}}.',
  action: 'Set password',
  expires: 'The link works once, until {{expiresOn}}. Don’t forward it.',
  unexpected: 'If you didn’t expect this, write to us at {{supportEmail}}.',
});
