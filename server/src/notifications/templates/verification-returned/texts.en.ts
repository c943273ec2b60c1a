import { defineTexts } from '@quittance/sdk/i18n';

/** Staff returned a step of the verification; for the owner. */
export const verificationReturnedTexts = defineTexts('verification-returned', {
  subject: 'Please correct your application for {{organizationName}}',
  heading: 'Please correct a part of your application',
  text: 'We’ve reviewed the application of {{organizationName}}. Please correct this part and submit it again: {{part}}.',
  bankAccount: 'setup',
  companyRiskProfile: 'business profile',
  kyb: 'business details',
  documentation: 'documents',
  ubos: 'owners and officers',
  open: 'Open the application',
  questions: 'Questions? Write to {{supportEmail}}.',
});
