import { defineTexts } from '@quittance/sdk/i18n';

/** The companies in the navigation, which loads before their screen. */
export const organizationsNavigationTexts = defineTexts('organizations-navigation', {
  companies: 'Companies',
});
