import { lazyScreen, type Route, redirectTo } from '@quittance/app-shell';

const expenses = lazyScreen(() => import('./dashboard-screen.tsx'), 'ExpensesScreen');

export const routes: readonly Route[] = [
  { pattern: '/', screen: expenses },
  { pattern: '/dashboard', screen: redirectTo('/') },
  { pattern: '/expenses', screen: expenses },
  { pattern: '/income', screen: lazyScreen(() => import('./dashboard-screen.tsx'), 'IncomeScreen') },
];
