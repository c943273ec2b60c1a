import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  { pattern: '/contacts', screen: lazyScreen(() => import('./contacts-screen.tsx'), 'ContactsScreen') },
  {
    pattern: '/referral-partners',
    screen: lazyScreen(() => import('./referrals-screen.tsx'), 'ReferralsScreen'),
  },
];
