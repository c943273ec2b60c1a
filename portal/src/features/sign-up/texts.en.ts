import { defineTexts } from '@quittance/sdk/i18n';

/** Signing up: the form, the mailed link, and what becomes of it. */
export const signUpTexts = defineTexts('sign-up', {
  title: 'Create your account',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Mobile number',
  password: 'Password',
  submit: 'Sign up',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  orOtherEmail: 'or use another email.',
  verify: {
    title: 'Check your email',
    sent: 'We sent a link to {{email}}. Open it to verify your email.',
    requested: 'If {{email}} is waiting to be verified, we sent a link to it. Open it to verify your email.',
    hint: 'The link works for 24 hours. If you can’t find the email, look in your spam folder.',
    resend: 'Send the link again',
    resendIn: 'in {{seconds}} s',
    sentAgain: 'We sent the link again.',
    request: 'Send a new link',
    otherEmail: 'Use another email',
  },
  invited: {
    title: 'You’re invited',
    contact: '{{organizationName}} invites you to become a contact.',
    known: '{{email}} already has an account. Sign in to accept the invitation.',
    signIn: 'Sign in to accept',
    otherEmail: 'Sign up with another email',
    member: '{{organizationName}} invites you to join them.',
    company: '{{organizationName}} invites you to sign up.',
    done: 'Your account is ready. Sign in with {{email}}.',
    notMember:
      'Your account is ready, but you could not join {{organizationName}}. Ask them about it, and sign in with {{email}}.',
    address: 'Your email: {{email}}',
    invalid: 'This invitation link isn’t valid. Ask for a new one.',
    without: 'Sign up without an invitation',
  },
  confirm: {
    title: 'Verify your email',
    ask: 'Confirm that this is your email to finish signing up.',
    submit: 'Confirm email',
    verified: '{{email}} is verified. You can sign in now.',
    used: 'This email is already verified. You can sign in.',
    incomplete: 'This link isn’t complete. Open the whole link from our email, or request a new one.',
  },
});
