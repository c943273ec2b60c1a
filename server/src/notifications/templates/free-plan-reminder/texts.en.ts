import { defineTexts } from '@quittance/sdk/i18n';

/** Reminds an owner of the balance that the free plan requires. */
export const freePlanReminderTexts = defineTexts('free-plan-reminder', {
  subject: 'Your plan needs a balance of {{required}} by {{date}}',
  heading: 'Reach the balance of your plan',
  text: 'The free plan of {{organizationName}} requires a balance of {{required}} by {{date}}. Money in all your accounts counts, in every currency.',
  balance: 'Your balance today',
  required: 'Required balance',
  addMoney: 'Add money',
  premium: 'The Premium plan requires no balance: {{planLink}}',
  questions: 'Questions? Write to {{supportEmail}}.',
});
