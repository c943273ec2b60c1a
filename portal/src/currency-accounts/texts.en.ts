import { defineTexts } from '@quittance/sdk/i18n';

/** What people do first with an account. */
export const accountLinkTexts = defineTexts('account-links', {
  addMoney: 'Add money',
  withdraw: 'Withdraw',
  details: 'Details',
});
