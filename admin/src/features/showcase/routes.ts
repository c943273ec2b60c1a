import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/showcase', screen: lazyScreen(() => import('./showcase-screen.tsx'), 'ShowcaseScreen') },
];
