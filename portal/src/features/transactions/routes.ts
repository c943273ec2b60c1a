import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/accounts/:accountType/:currencyAccount/transactions-history',
    screen: lazyScreen(() => import('./transactions-screen.tsx'), 'TransactionsScreen'),
  },
];
