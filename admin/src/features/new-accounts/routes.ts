import { lazyScreen, type Route, redirectTo } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/', screen: redirectTo('/new-accounts/signups') },
  { pattern: '/admin', screen: redirectTo('/new-accounts/signups') },
  { pattern: '/new-accounts', screen: redirectTo('/new-accounts/signups') },
  {
    pattern: '/new-accounts/signups',
    screen: lazyScreen(() => import('./sign-ups-screen.tsx'), 'SignUpsScreen'),
  },
  {
    pattern: '/new-accounts/accounts-under-verification',
    screen: lazyScreen(() => import('./company-cases-screen.tsx'), 'CompanyCasesScreen'),
  },
  {
    pattern: '/new-accounts/persons-under-verification',
    screen: lazyScreen(() => import('./person-cases-screen.tsx'), 'PersonCasesScreen'),
  },
];
