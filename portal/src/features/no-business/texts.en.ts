import { defineTexts } from '@quittance/sdk/i18n';

/** The page of people who act for no company. */
export const noBusinessTexts = defineTexts('no-business', {
  title: 'You’re not part of a company yet',
  text: 'Create a company, or ask the owner of yours to invite {{email}}.',
  create: 'Create a company',
  yours: 'Your companies',
  verifyPhone: 'Verify your phone',
});
