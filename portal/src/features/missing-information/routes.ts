import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/organization/complete-missing-information',
    screen: lazyScreen(async () => (await import('./missing-information-screen.tsx')).MissingInformationScreen),
  },
];
