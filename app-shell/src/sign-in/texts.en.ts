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
  business: 'Company',
  chooseBusiness: 'Choose a company',
  forgotten: 'Forgot your password?',
  passkey: 'Use a passkey',
  passkeyFailed: 'The passkey wasn’t accepted. Try again, or use a code.',
  recovery: {
    open: 'Use a recovery code',
    title: 'Use a recovery code',
    lead: 'Enter one of the codes you saved when you set up your authenticator app. Each works once.',
    label: 'Recovery code',
    leave: 'Use your authenticator app',
  },
  code: {
    title: 'Check your email',
    appTitle: 'Enter your code',
    remember: 'Remember this device',
    submit: 'Sign in',
    back: 'Start over',
  },
});
