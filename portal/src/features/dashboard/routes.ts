import { lazyScreen, type Route } from '@quittance/app-shell';

const expenses = lazyScreen(async () => (await import('./dashboard-screen.tsx')).ExpensesScreen);

export const routes: readonly Route[] = [
  { pattern: '/', screen: expenses },
  { pattern: '/expenses', screen: expenses },
  { pattern: '/income', screen: lazyScreen(async () => (await import('./dashboard-screen.tsx')).IncomeScreen) },
];
