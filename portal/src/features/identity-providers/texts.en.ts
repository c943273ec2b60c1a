import { defineTexts } from '@quittance/sdk/i18n';

/** On the way back from Google or LinkedIn: signing in, signing up, connecting. */
export const providerReturnTexts = defineTexts('provider-return', {
  title: 'Continue with {{name}}',
  canceled: 'You didn’t finish signing in with {{name}}.',
  toSignIn: 'Back to sign in',
  toInvite: 'Back to the invitation',
  toSettings: 'Back to settings',
  connected: '{{name}} is connected.',
  signUp: {
    title: 'Create your account',
    lead: 'We’ve filled in what {{name}} told us.',
    submit: 'Sign up',
    gone: 'Your sign-in has expired. Try again.',
    otherWay: 'Sign up in another way',
    haveAccount: 'Already have an account?',
    connect: 'Sign in to connect {{name}}',
  },
  known: {
    title: 'You already have an account',
    lead: 'Sign in as usual, then connect {{name}}. Next time, you can use {{name}} right away.',
    submit: 'Sign in to connect {{name}}',
    forgotten: 'No password? Set one',
  },
  connect: {
    title: 'Connect {{name}}?',
    lead: 'You can then sign in with this account. We still ask for a code.',
    submit: 'Connect',
    later: 'Not now',
    none: 'There is no account to connect. You can do it in your settings.',
  },
});
