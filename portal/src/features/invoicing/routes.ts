import { lazyScreen, type Route } from '@quittance/app-shell';

const load = () => import('./invoicing-screens.ts');
const guaranteed = lazyScreen(load, 'GuaranteedScreen');

export const routes: readonly Route[] = [
  { pattern: '/invoicing', screen: lazyScreen(load, 'LogEntryScreen') },
  { pattern: '/invoicing/:currencyAccount', screen: guaranteed },
  { pattern: '/invoicing/:currencyAccount/completed', screen: lazyScreen(load, 'CompletedScreen') },
  { pattern: '/invoicing/:currencyAccount/expenses', screen: lazyScreen(load, 'ExpenseLogScreen') },
  { pattern: '/invoicing/:currencyAccount/income', screen: lazyScreen(load, 'IncomeLogScreen') },
];
