import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/transfers',
    screen: lazyScreen(() => import('./held-transfers-screen.tsx'), 'HeldTransfersScreen'),
  },
  {
    pattern: '/transfers/:transferId',
    screen: lazyScreen(() => import('./held-transfer-screen.tsx'), 'HeldTransferScreen'),
  },
];
