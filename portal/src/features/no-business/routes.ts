import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/no-business',
    frame: 'plain',
    screen: lazyScreen(async () => (await import('./no-business-screen.tsx')).NoBusinessScreen),
  },
];
