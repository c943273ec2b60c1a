import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/create-business',
    frame: 'plain',
    screen: lazyScreen(async () => (await import('./create-business-screen.tsx')).CreateBusinessScreen),
  },
];
