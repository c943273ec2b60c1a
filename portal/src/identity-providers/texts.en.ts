import { defineTexts } from '@quittance/sdk/i18n';

/** Signing in and up with Google and LinkedIn. */
export const identityProvidersTexts = defineTexts('identity-providers', {
  or: 'or',
  signIn: 'Sign in with {{name}}',
  signUp: 'Continue with {{name}}',
});
