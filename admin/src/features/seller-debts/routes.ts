import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/seller-debts', screen: lazyScreen(() => import('./seller-debts-screen.tsx'), 'SellerDebtsScreen') },
];
