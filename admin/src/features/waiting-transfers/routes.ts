import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/transfers',
    screen: lazyScreen(() => import('./waiting-transfers-screen.tsx'), 'WaitingTransfersScreen'),
  },
  {
    pattern: '/transfers/:transferId',
    screen: lazyScreen(() => import('./waiting-transfer-screen.tsx'), 'WaitingTransferScreen'),
  },
];
