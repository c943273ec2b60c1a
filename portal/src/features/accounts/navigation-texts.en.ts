import { defineTexts } from '@quittance/sdk/i18n';

/** The accounts in the navigation, which loads before their screen. */
export const accountsNavigationTexts = defineTexts('accounts-navigation', {
  accounts: 'Accounts',
  open: 'Open an account',
});
