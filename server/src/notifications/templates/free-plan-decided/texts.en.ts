import { defineTexts } from '@quittance/sdk/i18n';

/** Tells an owner what staff decided about the balance of the free plan. */
export const freePlanDecidedTexts = defineTexts('free-plan-decided', {
  extended: {
    subject: 'You have more time to reach your plan’s balance',
    heading: 'You have more time',
    text: '{{organizationName}} has until {{date}} to reach the balance that the free plan requires.',
  },
  waived: {
    subject: 'Your plan no longer requires a balance',
    heading: 'A balance is no longer required',
    text: '{{organizationName}} keeps the free plan without the balance that it requires.',
  },
  seePlan: 'See your plan',
  questions: 'Questions? Write to {{supportEmail}}.',
});
