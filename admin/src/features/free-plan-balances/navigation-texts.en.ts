import { defineTexts } from '@quittance/sdk/i18n';

/** The link in the navigation, which loads before the screen. */
export const freePlanBalancesNavigationTexts = defineTexts('free-plan-balances-navigation', { label: 'Free plan' });
