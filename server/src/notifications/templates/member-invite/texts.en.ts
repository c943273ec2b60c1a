import { defineTexts } from '@quittance/sdk/i18n';

/** Invites a person to an organization. */
export const memberInviteTexts = defineTexts('member-invite', {
  subject: '{{organizationName}} invites you to join them on {{brandName}}',
  member: {
    heading: 'Join {{organizationName}}',
    text: '{{organizationName}} gives you access to their account on {{brandName}}. Sign in with this email address to accept, or create an account with it.',
  },
  owner: {
    heading: 'Verify your identity for {{organizationName}}',
    text: '{{organizationName}} names you as one of its owners and applies for an account on {{brandName}}. We have to check who each owner is. Create an account with this email address, or sign in with it, and have your identity document at hand.',
  },
  accept: 'Accept invitation',
  expires: 'The link works until {{expiresOn}}. It is personal: don’t forward it.',
  unexpected: 'Don’t know {{organizationName}}? Ignore this email, or write to {{supportEmail}}.',
});
