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
    // The screen leads those back whom the portal leads elsewhere.
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
