import { defineTexts } from '@quittance/sdk/i18n';

/** The page of people who belong to no company. */
export const noBusinessTexts = defineTexts('no-business', {
  title: 'You’re not part of a business yet',
  text: 'Ask the owner of your business to invite {{email}}.',
  verifyPhone: 'Verify your phone',
});
