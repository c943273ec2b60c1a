import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/invoices/:invoiceId',
    screen: lazyScreen(() => import('./invoice-screen.tsx'), 'InvoiceScreen'),
  },
];
