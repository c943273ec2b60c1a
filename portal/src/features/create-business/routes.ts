import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/create-business',
    frame: 'plain',
    facts: { isStandalone: true },
    screen: lazyScreen(() => import('./create-business-screen.tsx'), 'CreateBusinessScreen'),
  },
];
