import { defineTexts } from '@quittance/sdk/i18n';

/** A verified phone number was replaced. */
export const phoneNumberChangedTexts = defineTexts('phone-number-changed', {
  subject: 'Your {{brandName}} phone number was changed',
  heading: 'Your phone number was changed',
  sentence: 'The phone number of your account was replaced. The new one is not verified yet.',
  oldNumber: 'Old number',
  newNumber: 'New number',
  unexpected: 'If this wasn’t you, write to us right away at {{supportEmail}}.',
});
