import { lazyScreen, type Route, redirectTo } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/accounts', screen: redirectTo('/accounts/payments') },
  {
    pattern: '/accounts/open',
    facts: { managesBusiness: true },
    screen: lazyScreen(() => import('./open-account-screen.tsx'), 'OpenAccountScreen'),
  },
  {
    pattern: '/accounts/:group',
    screen: lazyScreen(() => import('./accounts-screen.tsx'), 'AccountsScreen'),
  },
];
