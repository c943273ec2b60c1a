import { defineTexts } from '@quittance/sdk/i18n';

/** The link in the navigation, which loads before the screen. */
export const sellerDebtsNavigationTexts = defineTexts('seller-debts-navigation', { label: 'Debts of sellers' });
