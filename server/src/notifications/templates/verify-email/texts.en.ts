import { defineTexts } from '@quittance/sdk/i18n';

/** The link that verifies the e-mail of a sign-up. */
export const verifyEmailTexts = defineTexts('verify-email', {
  subject: 'Verify your email for {{brandName}}',
  heading: 'Verify your email',
  open: 'Open this link to verify your email. Then you can sign in to {{brandName}}.',
  provider:
    'Somebody signed up with this email and a {{name}} account. If it was you, open the link in the same browser to connect that account. In another browser, set a password instead.',
  verify: 'Verify my email',
  validity: 'The link works once, for {{hours}} hours.',
  unexpected: 'If you didn’t sign up, ignore this email: no account is created. Questions? Write to {{supportEmail}}.',
});
