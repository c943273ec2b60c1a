import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/upgrade-requests',
    screen: lazyScreen(() => import('./upgrade-requests-screen.tsx'), 'UpgradeRequestsScreen'),
  },
];
