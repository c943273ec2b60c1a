import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/account-statement',
    screen: lazyScreen(() => import('./account-statement-screen.tsx'), 'AccountStatementScreen'),
  },
];
