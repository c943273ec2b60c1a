import { defineTexts } from '@quittance/sdk/i18n';

/** Tells an owner that the balance of the free plan was not reached in time. */
export const freePlanMissedTexts = defineTexts('free-plan-missed', {
  subject: 'Your plan’s balance of {{required}} wasn’t reached',
  heading: 'The balance of your plan wasn’t reached',
  text: 'The free plan of {{organizationName}} required a balance of {{required}} by {{date}}.',
  next: 'Your accounts stay open, and you can use them as before. Add money, or choose the Premium plan. Our team will contact you.',
  balance: 'Your balance today',
  required: 'Required balance',
  addMoney: 'Add money',
  premium: 'The Premium plan requires no balance: {{planLink}}',
  questions: 'Questions? Write to {{supportEmail}}.',
});
