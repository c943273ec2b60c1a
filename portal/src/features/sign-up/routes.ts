import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/sign-up',
    frame: 'plain',
    access: 'signed-out',
    screen: lazyScreen(() => import('./sign-up-screen.tsx'), 'SignUpScreen'),
  },
  {
    pattern: '/sign-up/verify-email',
    frame: 'plain',
    access: 'signed-out',
    screen: lazyScreen(() => import('./verify-email-screen.tsx'), 'VerifyEmailScreen'),
  },
  {
    pattern: '/sign-up/confirm-email',
    frame: 'plain',
    access: 'anyone',
    screen: lazyScreen(() => import('./confirm-email-screen.tsx'), 'ConfirmEmailScreen'),
  },
];
