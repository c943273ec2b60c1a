import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/blocked-money', screen: lazyScreen(() => import('./blocked-money-screen.tsx'), 'BlockedMoneyScreen') },
];
