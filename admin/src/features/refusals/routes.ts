import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/denied', screen: lazyScreen(async () => (await import('./denied-screen.tsx')).DeniedScreen) },
  { pattern: '*', screen: lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen) },
];
