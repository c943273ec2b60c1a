import { lazyScreen, type Route, redirectTo } from '@quittance/app-shell';

const accountReport = lazyScreen(() => import('./account-report-screen.tsx'), 'AccountReportScreen');

export const routes: readonly Route[] = [
  { pattern: '/business-settings', screen: redirectTo('/business-settings/business-profile') },
  {
    pattern: '/business-settings/business-profile',
    screen: lazyScreen(() => import('./business-profile-screen.tsx'), 'BusinessProfileScreen'),
  },
  {
    pattern: '/business-settings/plan',
    facts: { opensUnsecured: true },
    screen: lazyScreen(() => import('./plan/plan-screen.tsx'), 'PlanScreen'),
  },
  { pattern: '/business-settings/account-report', screen: accountReport },
  {
    pattern: '/business-settings/account-report/:currencyAccount',
    facts: { showsHistory: true },
    screen: accountReport,
  },
  {
    pattern: '/business-settings/account-permissions',
    facts: { isForOwners: true, opensUnsecured: true },
    screen: lazyScreen(() => import('./account-permissions-screen.tsx'), 'AccountPermissionsScreen'),
  },
  {
    pattern: '/business-settings/api-keys',
    facts: { isForOwners: true },
    screen: lazyScreen(() => import('./api-keys-screen.tsx'), 'ApiKeysScreen'),
  },
  {
    pattern: '/business-settings/other-businesses',
    screen: lazyScreen(() => import('./other-businesses-screen.tsx'), 'OtherBusinessesScreen'),
  },
];
