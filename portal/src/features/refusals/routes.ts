import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/denied',
    frame: 'plain',
    access: 'anyone',
    screen: lazyScreen(() => import('./denied-screen.tsx'), 'DeniedScreen'),
  },
  {
    pattern: '/restricted',
    frame: 'plain',
    access: 'anyone',
    screen: lazyScreen(() => import('./restricted-screen.tsx'), 'RestrictedScreen'),
  },
  {
    pattern: '*',
    frame: 'plain',
    facts: { page: 'not-found', isStandalone: true },
    screen: lazyScreen(() => import('./not-found-screen.tsx'), 'NotFoundScreen'),
  },
];
