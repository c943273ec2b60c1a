import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/deposits',
    screen: lazyScreen(() => import('./deposits-screen.tsx'), 'DepositsScreen'),
  },
  {
    pattern: '/deposits/:depositId',
    screen: lazyScreen(() => import('./deposit-screen.tsx'), 'DepositScreen'),
  },
];
