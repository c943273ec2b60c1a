import { defineTexts } from '@quittance/sdk/i18n';

/** Below the sign-in form. */
export const signInFootTexts = defineTexts('sign-in-foot', {
  newHere: 'New here?',
  signUp: 'Sign up',
  requestLink: 'Get a new link',
});
