import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/messages', screen: lazyScreen(() => import('./messages-screen.tsx'), 'MessagesScreen') },
];
