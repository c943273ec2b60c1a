import { lazyScreen, type Route } from '@quittance/app-shell';

const returnScreen = lazyScreen(() => import('./provider-return-screen.tsx'), 'ProviderReturnScreen');

export const routes: readonly Route[] = [
  { pattern: '/auth/google', frame: 'plain', access: 'anyone', screen: returnScreen },
  { pattern: '/auth/linkedin', frame: 'plain', access: 'anyone', screen: returnScreen },
  {
    pattern: '/sign-up/provider',
    frame: 'plain',
    access: 'signed-out',
    screen: lazyScreen(() => import('./provider-sign-up-screen.tsx'), 'ProviderSignUpScreen'),
  },
  {
    pattern: '/connect-identity',
    frame: 'plain',
    access: 'signed-in',
    facts: { isStandalone: true },
    screen: lazyScreen(() => import('./connect-identity-screen.tsx'), 'ConnectIdentityScreen'),
  },
];
