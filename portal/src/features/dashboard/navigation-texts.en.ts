import { defineTexts } from '@quittance/sdk/i18n';

/** The two lists in the navigation, which loads before the dashboard. */
export const dashboardNavigationTexts = defineTexts('dashboard-navigation', {
  expenses: 'Expenses',
  income: 'Income',
});
