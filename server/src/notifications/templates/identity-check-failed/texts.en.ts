import { defineTexts } from '@quittance/sdk/i18n';

/** A company was denied because its owner or another of its people failed the identity check; for the owner. */
export const identityCheckFailedTexts = defineTexts('identity-check-failed', {
  subject: 'Your application for {{organizationName}}',
  heading: 'We can’t open accounts for your company',
  text: 'One of the people who own or run {{organizationName}} didn’t pass the identity check, so we can’t approve its application.',
  textOwn: 'You didn’t pass the identity check, so we can’t approve the application of {{organizationName}}.',
  open: 'Open the portal',
  questions: 'Do you think that this is wrong? Write to {{supportEmail}}.',
});
