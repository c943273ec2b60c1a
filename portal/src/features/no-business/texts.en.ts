import { defineTexts } from '@quittance/sdk/i18n';

/** The page of people who act for no company. */
export const noBusinessTexts = defineTexts('no-business', {
  title: 'You’re not part of a business yet',
  text: 'Create a business, or ask the owner of yours to invite {{email}}.',
  create: 'Create a business',
  yours: 'Your businesses',
  verifyPhone: 'Verify your phone',
});
