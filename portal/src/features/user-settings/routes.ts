import { lazyScreen, type Route, redirectTo } from '@quittance/app-shell';
import type { RouteFacts } from '@quittance/sdk/rules';

/** Open to everybody who is signed in. */
const facts: RouteFacts = { opensUnverified: true, opensWithoutAccess: true };

export const routes: readonly Route[] = [
  { pattern: '/user-settings', facts, screen: redirectTo('/user-settings/user-profile') },
  {
    pattern: '/user-settings/user-profile',
    facts,
    screen: lazyScreen(() => import('./user-profile-screen.tsx'), 'UserProfileScreen'),
  },
  {
    pattern: '/user-settings/security',
    facts,
    screen: lazyScreen(() => import('./security-screen.tsx'), 'SecurityScreen'),
  },
  {
    pattern: '/account-security',
    facts: { page: 'account-security', opensUnverified: true },
    screen: lazyScreen(() => import('./account-security-screen.tsx'), 'AccountSecurityScreen'),
  },
];
