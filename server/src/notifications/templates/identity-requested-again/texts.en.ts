import { defineTexts } from '@quittance/sdk/i18n';

/** Staff or the identity vendor ask a person to prove their identity again; for the person. */
export const identityRequestedAgainTexts = defineTexts('identity-requested-again', {
  subject: 'Please verify your identity again for {{organizationName}}',
  heading: 'Please verify your identity again',
  text: 'We’ve reviewed your identity check for {{organizationName}} and need another one. We wrote why:',
  unread: 'Your identity check for {{organizationName}} could not be finished. Please do it again.',
  open: 'Verify my identity',
  questions: 'Questions? Write to {{supportEmail}}.',
});
