import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/transfer/:currencyAccount/:accountType',
    // No navigation, so that people don't leave the form by accident.
    frame: 'wide',
    facts: { managesBusiness: true },
    screen: lazyScreen(() => import('./new-transfer-screen.tsx'), 'NewTransferScreen'),
  },
  {
    pattern: '/transfers/:transferId',
    screen: lazyScreen(() => import('./transfer-screen.tsx'), 'TransferScreen'),
  },
];
