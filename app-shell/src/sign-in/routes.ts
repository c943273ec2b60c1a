import { type LazyScreen, lazyScreen } from '../navigation/lazy-screen.ts';
import { type Route, readyScreen } from '../navigation/route-table.tsx';
import { SessionExpiredScreen } from './session-expired-screen.tsx';
import { SignOutScreen } from './sign-out-screen.tsx';

/** Returns the routes of sign-in, sign-out and invitations, the same in every app except for the screen of sign-in. */
export const sessionRoutes = (signIn: LazyScreen): readonly Route[] => [
  {
    pattern: '/auth',
    frame: 'plain',
    access: 'signed-out',
    screen: signIn,
  },
  {
    pattern: '/auth/session-expired',
    frame: 'plain',
    access: 'signed-out',
    screen: readyScreen(SessionExpiredScreen),
  },
  {
    pattern: '/auth/set-password',
    frame: 'plain',
    access: 'anyone',
    screen: lazyScreen(() => import('../set-password/set-password-screen.tsx'), 'SetPasswordScreen'),
  },
  { pattern: '/logout', frame: 'plain', access: 'anyone', screen: readyScreen(SignOutScreen) },
];
