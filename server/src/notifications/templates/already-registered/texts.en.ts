import { defineTexts } from '@quittance/sdk/i18n';

/** Somebody asked for a verification link for an address that has an account. */
export const alreadyRegisteredTexts = defineTexts('already-registered', {
  subject: 'You already have a {{brandName}} account',
  heading: 'You already have an account',
  explanation:
    'Somebody asked for a link to verify this email for {{brandName}}. It is verified already: sign in with your password.',
  signIn: 'Sign in',
  unexpected: 'If it wasn’t you, you don’t need to do anything. Questions? Write to {{supportEmail}}.',
});
