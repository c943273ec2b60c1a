import { defineTexts } from '@quittance/sdk/i18n';

/** Recommends the product to another company. */
export const referralInviteTexts = defineTexts('referral-invite', {
  subject: '{{organizationName}} recommends {{brandName}}',
  heading: '{{organizationName}} recommends {{brandName}}',
  recommended:
    '{{organizationName}} uses {{brandName}} for its invoices and accounts, and thinks that it would suit your company too.',
  signUp: 'Open an account',
  expires: 'The link works until {{expiresOn}}. It is personal: don’t forward it.',
  unexpected: 'Don’t know {{organizationName}}? Ignore this email, or write to {{supportEmail}}.',
});
