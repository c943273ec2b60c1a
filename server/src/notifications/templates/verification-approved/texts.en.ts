import { defineTexts } from '@quittance/sdk/i18n';

/** Staff verified a company; for the owner. */
export const verificationApprovedTexts = defineTexts('verification-approved', {
  subject: '{{organizationName}} is verified',
  heading: 'Your company is verified',
  text: 'We’ve reviewed the application of {{organizationName}} and approved it. We’re setting up your accounts, and will write when you can open them.',
  open: 'See your accounts',
});
