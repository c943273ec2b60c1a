import { defineTexts } from '@quittance/sdk/i18n';

/** Answers an organization's request for a higher plan. */
export const planUpgradeAnswerTexts = defineTexts('plan-upgrade-answer', {
  handled: {
    subject: 'Your request for the Premium plan',
    heading: 'We’ve handled your request',
    text: 'We’ve handled the request of {{organizationName}} for the Premium plan.',
  },
  declined: {
    subject: 'Your request for the Premium plan',
    heading: 'We can’t change your plan yet',
    text: 'We can’t move {{organizationName}} to the Premium plan at the moment.',
  },
  open: 'Open company settings',
  questions: 'Questions? Write to {{supportEmail}}.',
});
