import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/bank-reconciliations',
    screen: lazyScreen(() => import('./bank-reconciliations-screen.tsx'), 'BankReconciliationsScreen'),
  },
  {
    pattern: '/bank-reconciliations/:reconciliationId',
    screen: lazyScreen(() => import('./bank-reconciliation-screen.tsx'), 'BankReconciliationScreen'),
  },
];
