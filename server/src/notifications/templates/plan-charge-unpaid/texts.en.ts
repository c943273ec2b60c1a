import { defineTexts } from '@quittance/sdk/i18n';

/** Tells an owner that the balance does not cover a month of the plan. */
export const planChargeUnpaidTexts = defineTexts('plan-charge-unpaid', {
  subject: 'Your plan couldn’t be paid',
  heading: 'Add money to pay for your plan',
  text: 'The US dollar balance of {{organizationName}} doesn’t cover this month of your plan: {{amount}}. Add money, and we’ll try again tomorrow. Your plan continues meanwhile.',
  addMoney: 'Add money',
  questions: 'Questions? Write to {{supportEmail}}.',
});
