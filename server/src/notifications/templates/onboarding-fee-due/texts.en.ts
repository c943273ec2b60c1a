import { defineTexts } from '@quittance/sdk/i18n';

/** The onboarding fee needs a card, or another one; for the owner. */
export const onboardingFeeDueTexts = defineTexts('onboarding-fee-due', {
  subject: 'Please add a card for {{organizationName}}',
  heading: {
    missing: 'Add a card for the onboarding fee',
    refused: 'Your card was declined',
    unavailable: 'We couldn’t charge your card',
  },
  text: {
    missing: '{{organizationName}} is verified. Please add a card for the one-time onboarding fee of {{amount}}.',
    refused:
      'Your bank declined the onboarding fee of {{amount}} on the card ending in {{last4}}. Nothing was charged. Please add another card.',
    unavailable:
      'We tried several times to charge the onboarding fee of {{amount}} to the card ending in {{last4}}, without an answer. Nothing was charged. Please add your card again, or another one.',
  },
  open: 'Add a card',
  questions: 'Questions? Write to {{supportEmail}}.',
});
