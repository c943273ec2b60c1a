import { defineTexts } from '@quittance/sdk/i18n';

/** Invites a person to an organization. */
export const memberInviteTexts = defineTexts('member-invite', {
  subject: '{{organizationName}} invites you to its business on {{brandName}}',
  heading: 'Join {{organizationName}}',
  invited:
    '{{organizationName}} gives you access to its business on {{brandName}}. Sign in with this email address to accept, or create an account with it.',
  accept: 'Accept invitation',
  expires: 'The link works until {{expiresOn}}. It is personal: don’t forward it.',
  unexpected: 'Don’t know {{organizationName}}? Ignore this email, or write to {{supportEmail}}.',
});
