import { defineTexts } from '@quittance/sdk/i18n';

/** The new accounts in the navigation, which loads before their screens. */
export const newAccountsNavigationTexts = defineTexts('new-accounts-navigation', {
  newAccounts: 'New accounts',
});
