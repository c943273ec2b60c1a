// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import type { PaymentMethod, WidgetError } from '../widget/event-types.ts';

/**
 * Details of each widget event. No detail contains a name, an address or bank data.
 * On an element the event is called `quittance-` and the name here; on a React component the prop is `on` and the name.
 */
export interface WidgetEventDetails {
  /** The content is shown and can be used. */
  readonly ready: { readonly invoiceId?: string };
  /** The person opened the details of an account. */
  readonly 'account-open': { readonly currency: string; readonly accountType?: string };
  /** The content could not be loaded; `error.code` says why. The person can try again inside the widget if that can help. */
  readonly 'load-error': { readonly error: WidgetError };
  /** The session has ended and the host's callback gave no other. */
  readonly 'session-expired': Record<string, never>;
  /** The person decided to pay. Cancelable: `preventDefault()`, or `false` from the React callback, stops the payment before anything is sent. */
  readonly 'before-submit': { readonly invoiceId: string; readonly method: PaymentMethod };
  /** The payment goes ahead; the request is about to be sent. */
  readonly 'submit-start': { readonly invoiceId: string; readonly method: PaymentMethod };
  /** The payment was taken and its bank has not confirmed it, or its outcome is not known yet (`status: 'unknown'`). */
  readonly pending: { readonly invoiceId: string; readonly method: PaymentMethod; readonly status: string };
  /** Paid; by bank debit, the bank took the debit, which settles later. `status` is the invoice's. Sent once, also when the payer left before that was known. */
  readonly complete: { readonly invoiceId: string; readonly method: PaymentMethod; readonly status: string; readonly paymentId?: string };
  /** The payment was refused, by the server or later by the bank (`DebitRefusedError`) or the card processor (`CardDeclinedError`), or could not be set up, as when the bank window does not open. No money moved. */
  readonly failure: { readonly invoiceId: string; readonly method: PaymentMethod; readonly error: WidgetError };
  /** The person left the payment before deciding. */
  readonly cancel: { readonly invoiceId: string; readonly method: PaymentMethod };
  /** A guest rejected the invoice: nobody can pay it. It shows that it was rejected. */
  readonly reject: { readonly invoiceId: string };
  /** The person opened another page, or completed the last answer. */
  readonly 'step-change': { readonly step: string; readonly isComplete: boolean };
  /** Whether something was typed that is not saved yet. Ask before you remove the widget. */
  readonly 'unsaved-change': { readonly isUnsaved: boolean };
  /** The identity was checked, everything was handed in, or the business was denied. */
  readonly 'status-change': Record<string, never>;
}

/** Events that a host may stop. */
export type CancelableEventName = 'before-submit';

export const cancelableEvents: readonly string[] = ['before-submit'];
