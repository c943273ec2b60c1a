import { defineTexts } from '@quittance/sdk/i18n';

/** Signing in: password, then code. */
export const signInTexts = defineTexts('sign-in', {
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  submit: 'Continue',
  mustSignIn: 'You must Log In to continue',
  sessionExpired: 'Your session has expired. Please sign in again.',
  emailRequired: 'A correctly formatted email address is required',
  required: 'This field is required.',
  business: 'Business',
  code: {
    title: 'Check your email',
    remember: 'Remember this device',
    submit: 'Sign in',
    back: 'Start over',
  },
});
