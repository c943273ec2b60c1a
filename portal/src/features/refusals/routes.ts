import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/denied',
    frame: 'plain',
    access: 'anyone',
    screen: lazyScreen(async () => (await import('./denied-screen.tsx')).DeniedScreen),
  },
  {
    pattern: '/restricted',
    frame: 'plain',
    access: 'anyone',
    screen: lazyScreen(async () => (await import('./restricted-screen.tsx')).RestrictedScreen),
  },
  {
    pattern: '*',
    frame: 'plain',
    facts: { page: 'not-found', isStandalone: true },
    screen: lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen),
  },
];
