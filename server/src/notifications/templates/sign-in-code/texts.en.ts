import { defineTexts } from '@quittance/sdk/i18n';

/** The code that finishes a sign-in. */
export const signInCodeTexts = defineTexts('sign-in-code', {
  subject: '{{code}} is your {{brandName}} sign-in code',
  heading: 'Your sign-in code',
  enterCode: 'Enter this code to finish signing in to {{brandName}}. It is good for 10 minutes and works once.',
  unexpected: 'If you didn’t try to sign in, change your password and write to us at {{supportEmail}}.',
});
