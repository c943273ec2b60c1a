import { defineTexts } from '@quittance/sdk/i18n';

/** A forgotten password. */
export const passwordResetTexts = defineTexts('password-reset', {
  email: 'Email',
  emailRequired: 'A correctly formatted email address is required',
  back: 'Back to sign in',
  signIn: 'Sign in',
  forgotten: {
    title: 'Forgot your password?',
    lead: 'Enter the email of your account. If we know it, we’ll send you a code to reset your password.',
    submit: 'Send code',
  },
  reset: {
    title: 'Reset your password',
    lead: 'Enter the code from our mail and choose a new password.',
    code: 'Reset code',
    newPassword: 'New password',
    appCode: 'Authenticator code',
    appCodeHint: 'Enter the code from your authenticator app. Its last digit resets the password.',
    incomplete: 'Enter all six digits.',
    weak: 'Password is not strong enough.',
    submit: 'Reset password',
    doneTitle: 'Password reset',
    done: 'Your password was reset. You were signed out everywhere.',
  },
});
