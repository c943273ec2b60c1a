import { defineTexts } from '@quittance/sdk/i18n';

/** What a buyer gains by paying before the due date. */
export const earlyTexts = defineTexts('invoice-early', {
  discount: 'Pay by {{date}} and save {{amount}}',
  discountGiven: 'The buyer saves {{amount}} by paying by {{date}}',
  discountWorth_one: '{{percent}} off the items for paying {{count}} day early: a return of {{yearly}} a year.',
  discountWorth_other: '{{percent}} off the items for paying {{count}} days early: a return of {{yearly}} a year.',
  rewards: 'Pay your Bill to earn {{brand}} Rewards equal to {{percent}} APY',
  earned: 'You saved {{amount}}',
  given: 'The buyer took the early-payment discount of {{amount}}',
  worth_one: 'Paid {{count}} day before the due date: a return of {{yearly}} a year.',
  worth_other: 'Paid {{count}} days before the due date: a return of {{yearly}} a year.',
});
