import { lazyScreen, matchPattern, type PagePlace, Redirect, ScreenBoundary } from '@quittance/app-shell';
import { listBelow } from '../../invoices/over-list.ts';

const dialog = lazyScreen(async () => (await import('./invoice-screen.tsx')).InvoiceDialog);

/**
 * The invoice that was opened from a list, as a dialog over it. Mount it always: a boundary that is there already keeps the
 * list in sight while the dialog's code is on its way.
 * @param place where the page really is, not the list below
 */
export function InvoiceOverList({ place: { location, history } }: { readonly place: PagePlace }) {
  const { pathname, key } = location;
  const invoiceId = listBelow(location) && matchPattern('/invoices/:invoiceId', pathname)?.invoiceId;
  return (
    // Without its history state the invoice opens as a page, which can say what is wrong.
    <ScreenBoundary place={key} onFailure={<Redirect to={pathname} />}>
      {invoiceId && <dialog.Screen key={invoiceId} invoiceId={invoiceId} onClose={() => history.go(-1)} />}
    </ScreenBoundary>
  );
}
