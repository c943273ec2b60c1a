// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import type { QuittanceAttributes, QuittanceElement } from '../elements/quittance-element.generated.ts';

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

/** Names of its events, without `quittance-`. */
export type InvoiceEventName = 'ready' | 'load-error' | 'before-submit' | 'submit-start' | 'pending' | 'complete' | 'failure' | 'cancel' | 'session-expired';

declare global {
  interface HTMLElementTagNameMap {
    'quittance-invoice': QuittanceInvoiceElement;
  }
}
