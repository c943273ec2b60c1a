import { defineTexts } from '@quittance/sdk/i18n';

/** The onboarding fee needs a card, or another one; for the owner. */
export const onboardingFeeDueTexts = defineTexts('onboarding-fee-due', {
  subject: 'Please add a card for {{organizationName}}',
  heading: 'Add a card for the onboarding fee',
  text: '{{organizationName}} is verified. Please add a card for the one-time onboarding fee of {{amount}}.',
  headingRefused: 'Your card was declined',
  textRefused:
    'Your bank declined the onboarding fee of {{amount}} on the card ending in {{last4}}. Nothing was charged. Please add another card.',
  open: 'Add a card',
  questions: 'Questions? Write to {{supportEmail}}.',
});
