import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/invoices/:invoiceId/form',
    // No navigation, so that people don't leave the form by accident.
    frame: 'wide',
    facts: { managesBusiness: true },
    screen: lazyScreen(() => import('./invoice-form-screen.tsx'), 'InvoiceFormScreen'),
  },
];
