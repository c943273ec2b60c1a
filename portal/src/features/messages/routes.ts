import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/message/:messageType',
    frame: 'plain',
    access: 'anyone',
    screen: lazyScreen(() => import('./message-screen.tsx'), 'MessageScreen'),
  },
];
