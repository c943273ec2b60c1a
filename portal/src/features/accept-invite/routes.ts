import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/accept-invite',
    frame: 'plain',
    screen: lazyScreen(async () => (await import('./accept-invite-screen.tsx')).AcceptInviteScreen),
  },
];
