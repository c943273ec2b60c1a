import { lazyScreen, type Route, readyScreen } from '@quittance/app-shell';
import { ToAccountDetails } from './to-account-details.tsx';

const screens = () => import('./screens.ts');
const facts = { opensUnsecured: true };

const pages = {
  details: lazyScreen(screens, 'AccountDetailsScreen'),
  'add-money': lazyScreen(screens, 'AddMoneyScreen'),
};

export const routes: readonly Route[] = [
  ...Object.entries(pages).flatMap(([page, screen]) =>
    ['', '/swift'].map((way) => ({ pattern: `/accounts/:accountType/:currencyAccount/${page}${way}`, facts, screen })),
  ),
  {
    pattern: '/deposit/:currencyAccount',
    facts: { managesBusiness: true, opensUnsecured: true },
    screen: readyScreen(ToAccountDetails),
  },
];
