import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/system', screen: lazyScreen(() => import('./system-screen.tsx'), 'SystemScreen') },
];
