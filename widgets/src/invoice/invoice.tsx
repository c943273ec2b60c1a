import { useCallbacks, type WidgetCallbacks } from '../widget/callbacks.ts';
import { InvoiceView } from './invoice-view.tsx';
import type { InvoiceAccess } from './use-invoice.ts';

export interface InvoiceProps extends WidgetCallbacks {
  readonly invoiceId: string;
  /** Default `customer`. */
  readonly access?: InvoiceAccess | undefined;
}

/** The invoice widget for React hosts; `<quittance-invoice>` is the same for everyone else. */
export function Invoice({ invoiceId, access = 'customer', ...callbacks }: InvoiceProps) {
  return <InvoiceView invoiceId={invoiceId} access={access} onEvent={useCallbacks(callbacks)} />;
}
