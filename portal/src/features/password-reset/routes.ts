import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/auth/password',
    frame: 'plain',
    // Also to set a first password, by people who sign in with Google or LinkedIn.
    access: 'anyone',
    screen: lazyScreen(() => import('./forgotten-password-screen.tsx'), 'ForgottenPasswordScreen'),
  },
  {
    pattern: '/auth/reset-password',
    frame: 'plain',
    // Also to set a first password, by people who sign in with Google or LinkedIn.
    access: 'anyone',
    screen: lazyScreen(() => import('./reset-password-screen.tsx'), 'ResetPasswordScreen'),
  },
];
