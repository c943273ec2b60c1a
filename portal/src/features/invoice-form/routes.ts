import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/invoices/:invoiceId/form',
    // No navigation beside a form that should not be left by chance.
    frame: 'wide',
    screen: lazyScreen(async () => (await import('./invoice-form-screen.tsx')).InvoiceFormScreen),
  },
];
