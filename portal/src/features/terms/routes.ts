import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/terms-and-conditions',
    frame: 'plain',
    access: 'anyone',
    screen: lazyScreen(() => import('./terms-screen.tsx'), 'TermsScreen'),
  },
];
