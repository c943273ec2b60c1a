import { defineTexts } from '@quittance/sdk/i18n';

/** Setting a password by a mailed link. */
export const setPasswordTexts = defineTexts('set-password', {
  title: 'Set your password',
  lead: 'You will sign in as {{email}}.',
  password: 'New password',
  submit: 'Set password',
  done: 'Password set. Please sign in.',
  expiredTitle: 'This link has expired',
  expiredText:
    'It worked once, for three days. If you have set your password, sign in. If not, ask the person who invited you for a new link.',
  toSignIn: 'Go to sign-in',
});
