import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/messages', screen: lazyScreen(async () => (await import('./messages-screen.tsx')).MessagesScreen) },
];
