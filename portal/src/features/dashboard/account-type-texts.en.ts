import { defineTexts } from '@quittance/sdk/i18n';

/** The choice of accounts above the open amounts. */
export const accountTypeTexts = defineTexts('account-type', {
  label: 'Open amounts of',
  all: 'All accounts',
  traditional: 'USD and other currencies',
});
