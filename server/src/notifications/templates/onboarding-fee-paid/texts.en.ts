import { defineTexts } from '@quittance/sdk/i18n';

/** The onboarding fee was charged; for the owner. */
export const onboardingFeePaidTexts = defineTexts('onboarding-fee-paid', {
  subject: 'Your payment of {{amount}}',
  heading: 'Your onboarding fee is paid',
  text: 'We’ve charged the one-time onboarding fee of {{amount}} for {{organizationName}} to your card ending in {{last4}}.',
  open: 'See your accounts',
  questions: 'Questions? Write to {{supportEmail}}.',
});
