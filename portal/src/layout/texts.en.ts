import { defineTexts } from '@quittance/sdk/i18n';

/** The portal's frame: navigation, roles, and the way back to the dashboard. */
export const layoutTexts = defineTexts('portal-layout', {
  navigation: {
    expenses: 'Expenses',
    income: 'Income',
    accounts: 'Accounts',
  },
  role: {
    owner: 'Owner',
    manager: 'Manager',
    'read-only': 'Read only',
    'no-access': 'No access',
  },
  toDashboard: 'Go to the dashboard',
});
