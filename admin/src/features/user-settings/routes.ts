import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/user-settings',
    screen: lazyScreen(() => import('./user-settings-screen.tsx'), 'UserSettingsScreen'),
  },
];
