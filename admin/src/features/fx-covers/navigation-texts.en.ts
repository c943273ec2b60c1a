import { defineTexts } from '@quittance/sdk/i18n';

/** The link in the navigation, which loads before the screen. */
export const fxCoversNavigationTexts = defineTexts('fx-covers-navigation', { label: 'Currency covers' });
