import { defineTexts } from '@quittance/sdk/i18n';

/** Invites a supplier of an organization. */
export const contactInviteTexts = defineTexts('contact-invite', {
  subject: '{{organizationName}} invites you to {{brandName}}',
  heading: '{{organizationName}} invites you',
  invited:
    '{{organizationName}} would like to do business with you on {{brandName}}: send invoices, get paid and pay others.',
  accept: 'Accept invitation',
  expires: 'The link works until {{expiresOn}}. It is personal: don’t forward it.',
  unexpected: 'Don’t know {{organizationName}}? Ignore this email, or write to {{supportEmail}}.',
});
