import { lazyScreen, type Route } from '@quittance/app-shell';
import { linkedInvoicePath } from './linked-invoice-path.ts';

export const routes: readonly Route[] = [
  {
    pattern: '/pay-invoice',
    frame: 'plain',
    access: 'anyone',
    screen: lazyScreen(() => import('./pay-invoice-screen.tsx'), 'PayInvoiceScreen'),
  },
  {
    pattern: linkedInvoicePath,
    frame: 'plain',
    // Those whose portal opens no invoices yet go back to the guest's page.
    facts: { isStandalone: true },
    screen: lazyScreen(() => import('./linked-invoice-screen.tsx'), 'LinkedInvoiceScreen'),
  },
  {
    pattern: '/preview-invoice',
    frame: 'plain',
    access: 'anyone',
    screen: lazyScreen(() => import('./preview-invoice-screen.tsx'), 'PreviewInvoiceScreen'),
  },
];
