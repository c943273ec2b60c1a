import { lazyScreen, type Route, readyScreen } from '@quittance/app-shell';
import { ToAccountDetails } from './to-account-details.tsx';

const screen = lazyScreen(() => import('./account-details-screen.tsx'), 'AccountDetailsScreen');
const facts = { opensUnsecured: true };

export const routes: readonly Route[] = [
  { pattern: '/accounts/:accountType/:currencyAccount/details', facts, screen },
  { pattern: '/accounts/:accountType/:currencyAccount/details/swift', facts, screen },
  {
    pattern: '/deposit/:currencyAccount',
    facts: { managesBusiness: true, opensUnsecured: true },
    screen: readyScreen(ToAccountDetails),
  },
];
