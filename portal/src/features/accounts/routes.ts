import { lazyScreen, type Route, redirectTo } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/accounts', screen: redirectTo('/accounts/payments') },
  {
    pattern: '/accounts/:group',
    screen: lazyScreen(async () => (await import('./accounts-screen.tsx')).AccountsScreen),
  },
];
