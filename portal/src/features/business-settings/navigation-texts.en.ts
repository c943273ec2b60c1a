import { defineTexts } from '@quittance/sdk/i18n';

/** The link in the navigation, which loads before the screen. */
export const businessSettingsNavigationTexts = defineTexts('business-settings-navigation', {
  label: 'Company',
});
