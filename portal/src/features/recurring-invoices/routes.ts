import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/recurring-invoices',
    screen: lazyScreen(() => import('./recurring-screen.tsx'), 'RecurringScreen'),
  },
];
