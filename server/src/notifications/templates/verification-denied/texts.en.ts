import { defineTexts } from '@quittance/sdk/i18n';

/** Staff, or the answers, denied a company; for the owner. */
export const verificationDeniedTexts = defineTexts('verification-denied', {
  subject: 'Your application for {{organizationName}}',
  heading: 'We can’t open accounts for your company',
  text: 'We’ve reviewed the application of {{organizationName}} and can’t approve it.',
  open: 'Open the portal',
  questions: 'Questions? Write to {{supportEmail}}.',
});
