import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/help/:path*',
    frame: 'plain',
    facts: { opensUnverified: true },
    screen: lazyScreen(() => import('./help-screen.tsx'), 'HelpScreen'),
  },
];
