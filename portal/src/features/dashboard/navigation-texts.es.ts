import type { Spanish } from '@quittance/sdk/i18n';
import type { dashboardNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof dashboardNavigationTexts> = {
  expenses: 'Gastos',
  income: 'Ingresos',
};
