import { lazyScreen, type Route, redirectTo } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/user-settings', screen: redirectTo('/user-settings/user-profile') },
  {
    pattern: '/user-settings/user-profile',
    screen: lazyScreen(async () => (await import('./user-profile-screen.tsx')).UserProfileScreen),
  },
  {
    pattern: '/user-settings/security',
    screen: lazyScreen(async () => (await import('./security-screen.tsx')).SecurityScreen),
  },
  {
    pattern: '/account-security',
    screen: lazyScreen(async () => (await import('./account-security-screen.tsx')).AccountSecurityScreen),
  },
];
