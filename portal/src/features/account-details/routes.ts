import { lazyScreen, type Route, readyScreen } from '@quittance/app-shell';
import { ToAccountDetails } from './to-account-details.tsx';

const screen = lazyScreen(() => import('./account-details-screen.tsx'), 'AccountDetailsScreen');
const addMoney = lazyScreen(() => import('./add-money-screen.tsx'), 'AddMoneyScreen');
const facts = { opensUnsecured: true };

export const routes: readonly Route[] = [
  { pattern: '/accounts/:accountType/:currencyAccount/details', facts, screen },
  { pattern: '/accounts/:accountType/:currencyAccount/details/swift', facts, screen },
  { pattern: '/accounts/:accountType/:currencyAccount/add-money', facts, screen: addMoney },
  { pattern: '/accounts/:accountType/:currencyAccount/add-money/swift', facts, screen: addMoney },
  {
    pattern: '/deposit/:currencyAccount',
    facts: { managesBusiness: true, opensUnsecured: true },
    screen: readyScreen(ToAccountDetails),
  },
];
