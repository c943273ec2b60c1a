import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/companies/:organizationId/documents',
    screen: lazyScreen(() => import('./organization-files-screen.tsx'), 'OrganizationFilesScreen'),
  },
];
