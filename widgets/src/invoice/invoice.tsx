import { useCallbacks, type WidgetCallbacks } from '../widget/callbacks.ts';
import type { InvoiceEventName } from './element-types.generated.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { InvoiceView } from './invoice-view.tsx';
import type { InvoiceAccess } from './use-invoice.ts';

export interface InvoiceProps extends WidgetCallbacks<InvoiceEventName> {
  /** Optional for a guest, whose token is for one invoice. */
  readonly invoiceId?: string | undefined;
  /** Default `customer`. */
  readonly access?: InvoiceAccess | undefined;
  /** Shows the invoice without the ways to pay. Default false. */
  readonly preview?: boolean | undefined;
  /** A changed value reloads the invoice; the current one stays visible meanwhile. */
  readonly revision?: number | undefined;
  /** Called with the invoice after each load and after a payment. Keep it stable with `useCallback`. */
  readonly onInvoice?: ((invoice: InvoiceAnswer) => void) | undefined;
}

/** The invoice widget for React hosts; `<quittance-invoice>` is the same for other pages. */
export function Invoice({ invoiceId, access = 'customer', preview, revision, onInvoice, ...callbacks }: InvoiceProps) {
  const shown = { invoiceId, access, preview, revision, onInvoice };
  return <InvoiceView {...shown} onEvent={useCallbacks(callbacks)} />;
}
