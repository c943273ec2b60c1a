import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/denied', screen: lazyScreen(() => import('./denied-screen.tsx'), 'DeniedScreen') },
  { pattern: '*', screen: lazyScreen(() => import('./not-found-screen.tsx'), 'NotFoundScreen') },
];
