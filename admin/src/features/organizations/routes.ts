import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/companies',
    screen: lazyScreen(() => import('./organizations-screen.tsx'), 'OrganizationsScreen'),
  },
  {
    pattern: '/companies/:organizationId',
    screen: lazyScreen(() => import('./organization-screen.tsx'), 'OrganizationScreen'),
  },
];
