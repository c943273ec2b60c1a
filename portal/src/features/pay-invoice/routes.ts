import { lazyScreen, type Route } from '@quittance/app-shell';

export const routes: readonly Route[] = [
  {
    pattern: '/pay-invoice',
    frame: 'plain',
    access: 'anyone',
    screen: lazyScreen(() => import('./pay-invoice-screen.tsx'), 'PayInvoiceScreen'),
  },
  {
    pattern: '/preview-invoice',
    frame: 'plain',
    access: 'anyone',
    screen: lazyScreen(() => import('./preview-invoice-screen.tsx'), 'PreviewInvoiceScreen'),
  },
];
