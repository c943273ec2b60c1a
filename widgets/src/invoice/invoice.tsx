import { useCallbacks, type WidgetCallbacks } from '../widget/callbacks.ts';
import type { InvoiceEventName, InvoiceReactProps } from './element-types.generated.ts';
import { InvoiceView } from './invoice-view.tsx';

export interface InvoiceProps extends InvoiceReactProps, WidgetCallbacks<InvoiceEventName> {}

/** The invoice widget for React hosts; `<quittance-invoice>` is the same for other pages. */
export function Invoice({ invoiceId, access = 'customer', preview, revision, onInvoice, ...callbacks }: InvoiceProps) {
  const shown = { invoiceId, access, preview, revision, onInvoice };
  return <InvoiceView {...shown} onEvent={useCallbacks(callbacks)} />;
}
