import { lazyScreen, matchPattern, type PagePlace, Redirect, ScreenBoundary } from '@quittance/app-shell';
import { listBelow } from '../../invoices/over-list.ts';

const dialog = lazyScreen(() => import('./invoice-screen.tsx'), 'InvoiceDialog');

/**
 * The invoice opened from a list, as a dialog above it. Always mount it: an existing boundary keeps the list visible
 * while the dialog's code loads.
 * @param place the page's real address, not that of the list below
 */
export function InvoiceOverList({ place: { location, history } }: { readonly place: PagePlace }) {
  const { pathname, key } = location;
  const invoiceId = listBelow(location) && matchPattern('/invoices/:invoiceId', pathname)?.invoiceId;
  return (
    // Without its history state the invoice opens as a page, which can report errors.
    <ScreenBoundary place={key} onFailure={<Redirect to={pathname} />}>
      {invoiceId && <dialog.Screen key={invoiceId} invoiceId={invoiceId} onClose={() => history.go(-1)} />}
    </ScreenBoundary>
  );
}
