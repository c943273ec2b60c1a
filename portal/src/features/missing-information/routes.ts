import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/organization/complete-missing-information',
    facts: { opensUnverified: true },
    screen: lazyScreen(() => import('./missing-information-screen.tsx'), 'MissingInformationScreen'),
  },
];
