import { lazyScreen, type Route, redirectTo } from '@quittance/app-shell';

const load = () => import('./invoicing-screens.ts');
const guaranteed = lazyScreen(load, 'GuaranteedScreen');

export const routes: readonly Route[] = [
  // Addresses of invoices begin with it.
  { pattern: '/invoices', screen: redirectTo('/invoicing') },
  { pattern: '/invoicing', screen: lazyScreen(load, 'LogEntryScreen') },
  { pattern: '/invoicing/:currencyAccount', screen: guaranteed },
  { pattern: '/invoicing/:currencyAccount/completed', screen: lazyScreen(load, 'CompletedScreen') },
  { pattern: '/invoicing/:currencyAccount/expenses', screen: lazyScreen(load, 'ExpenseLogScreen') },
  { pattern: '/invoicing/:currencyAccount/income', screen: lazyScreen(load, 'IncomeLogScreen') },
];
