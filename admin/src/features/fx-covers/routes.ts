import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/fx-covers', screen: lazyScreen(() => import('./fx-covers-screen.tsx'), 'FxCoversScreen') },
];
