// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import type { QuittanceAttributes, QuittanceElement } from '../elements/quittance-element.generated.ts';
import type { InvoiceListener } from '../invoice/invoice-answer.ts';
import type { InvoiceAccess } from '../invoice/use-invoice.ts';

/** Properties of `<quittance-invoice>` besides those of every Quittance element. */
export interface InvoiceElementProperties {
  /** The invoice that the session's token opens. Required. */
  invoiceId: string | undefined;
  /** Shows the invoice without the ways to pay. */
  preview: boolean;
}

/** `<quittance-invoice>`. Shows an invoice and lets its buyer pay it. */
export interface QuittanceInvoiceElement extends QuittanceElement, InvoiceElementProperties {
}

/** Attributes of `<quittance-invoice>`. */
export interface InvoiceAttributes extends QuittanceAttributes {
  /** The invoice that the session's token opens. Required. */
  'invoice-id'?: string | undefined;
  /** Shows the invoice without the ways to pay. */
  preview?: boolean | undefined;
}

/** Props of the React component `Invoice`, besides the callbacks for its events. */
export interface InvoiceReactProps {
  /** The invoice to show. Default: for a guest, the session's invoice. */
  readonly invoiceId?: string | undefined;
  /** Shows the invoice without the ways to pay. */
  readonly preview?: boolean | undefined;
  /** `customer`: a signed-in business, which pays from its balance with a one-time code, or by bank debit. `guest`: an invite token. Default: `customer`. */
  readonly access?: InvoiceAccess | undefined;
  /** Another number loads the invoice again; the current one stays visible meanwhile. */
  readonly revision?: number | undefined;
  /** Called with the complete invoice after each load and after a payment. Keep it stable with `useCallback`. */
  readonly onInvoice?: InvoiceListener | undefined;
}

/** Names of its events, without `quittance-`. */
export type InvoiceEventName = 'ready' | 'load-error' | 'before-submit' | 'submit-start' | 'pending' | 'complete' | 'failure' | 'cancel' | 'session-expired' | 'reject';

declare global {
  interface HTMLElementTagNameMap {
    'quittance-invoice': QuittanceInvoiceElement;
  }
}
