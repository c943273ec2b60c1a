import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/free-plan-balances',
    screen: lazyScreen(() => import('./free-plan-balances-screen.tsx'), 'FreePlanBalancesScreen'),
  },
];
