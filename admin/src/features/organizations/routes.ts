import { lazyScreen, type Route, redirectTo } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/', screen: redirectTo('/companies') },
  {
    pattern: '/companies',
    screen: lazyScreen(() => import('./organizations-screen.tsx'), 'OrganizationsScreen'),
  },
  {
    pattern: '/companies/:organizationId',
    screen: lazyScreen(() => import('./organization-screen.tsx'), 'OrganizationScreen'),
  },
];
