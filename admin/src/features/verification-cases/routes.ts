import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/new-accounts/accounts-under-verification/:organizationId',
    screen: lazyScreen(() => import('./company-case-screen.tsx'), 'CompanyCaseScreen'),
  },
  {
    pattern: '/new-accounts/accounts-under-verification/customer-file/:organizationId',
    screen: lazyScreen(() => import('./customer-file-screen.tsx'), 'CustomerFileScreen'),
  },
  {
    pattern: '/new-accounts/persons-under-verification/:userId',
    screen: lazyScreen(() => import('./person-case-screen.tsx'), 'PersonCaseScreen'),
  },
];
