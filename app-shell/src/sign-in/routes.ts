import { lazyScreen } from '../navigation/lazy-screen.ts';
import { type Route, readyScreen } from '../navigation/route-table.tsx';
import { SessionExpiredScreen } from './session-expired-screen.tsx';
import { SignOutScreen } from './sign-out-screen.tsx';

/** Routes of sign-in and sign-out, the same in every app. */
export const sessionRoutes: readonly Route[] = [
  {
    pattern: '/auth',
    frame: 'plain',
    access: 'signed-out',
    screen: lazyScreen(async () => (await import('./sign-in-screen.tsx')).SignInScreen),
  },
  {
    pattern: '/auth/session-expired',
    frame: 'plain',
    access: 'signed-out',
    screen: readyScreen(SessionExpiredScreen),
  },
  { pattern: '/logout', frame: 'plain', access: 'anyone', screen: readyScreen(SignOutScreen) },
];
