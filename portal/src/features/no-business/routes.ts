import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/no-business',
    frame: 'plain',
    facts: { page: 'no-business', isStandalone: true },
    screen: lazyScreen(() => import('./no-business-screen.tsx'), 'NoBusinessScreen'),
  },
];
