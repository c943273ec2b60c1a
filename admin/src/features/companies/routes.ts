import { lazyScreen, type Route, redirectTo } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/', screen: redirectTo('/companies') },
  {
    pattern: '/companies',
    screen: lazyScreen(async () => (await import('./companies-screen.tsx')).CompaniesScreen),
  },
  {
    pattern: '/companies/:organizationId',
    screen: lazyScreen(async () => (await import('./company-screen.tsx')).CompanyScreen),
  },
];
