import { lazyScreen, type Route } from '@quittance/app-shell';

const accountsScreen = lazyScreen(() => import('./accounts-screen.tsx'), 'AccountsScreen');

export const routes: readonly Route[] = [
  { pattern: '/accounts', screen: accountsScreen },
  {
    pattern: '/accounts/open',
    facts: { managesBusiness: true },
    screen: lazyScreen(() => import('./open-account-screen.tsx'), 'OpenAccountScreen'),
  },
  { pattern: '/accounts/:group', screen: accountsScreen },
];
