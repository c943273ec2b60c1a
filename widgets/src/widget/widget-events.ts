import { ApiError } from '@quittance/sdk/client';

/** How a person pays. */
export type PaymentMethod = 'bank-debit' | 'balance';

/** Why something failed, without personal data. `message` is English and for developers. */
export interface WidgetError {
  /** A stable code of the error catalogue. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** Whether the same act may succeed later without any change. */
  readonly retryable: boolean;
  /** Names the request in the server's log, for support. */
  readonly requestId?: string;
  readonly message: string;
}

export interface PaymentDetail {
  readonly invoiceId: string;
  readonly method: PaymentMethod;
}

/**
 * What each event of a widget tells its host. None carries a name, an address or bank data.
 * On an element the event is called `quittance-` and the name here; on a React component the prop is `on` and the name.
 */
export interface WidgetEventDetails {
  /** The content stands and can be used. */
  readonly ready: { readonly invoiceId: string };
  /** The content could not be loaded; the person may try again inside the widget. */
  readonly 'load-error': { readonly error: WidgetError };
  /** The person decided to pay. Cancelable: `preventDefault()`, or `false` from the React callback, stops it here. */
  readonly 'before-submit': PaymentDetail;
  /** The payment goes ahead; the request is about to be sent. */
  readonly 'submit-start': PaymentDetail;
  /** The payment was taken and its bank has not confirmed it, or its outcome is not known yet (`status: 'unknown'`). */
  readonly pending: PaymentDetail & { readonly status: string };
  /** Paid; by bank debit, the bank took the debit, which settles later. `status` is the invoice's. */
  readonly complete: PaymentDetail & { readonly status: string; readonly paymentId?: string };
  /** The payment was refused, by the server or later by the bank; no money moved. */
  readonly failure: PaymentDetail & { readonly error: WidgetError };
  /** The person left the payment before deciding. */
  readonly cancel: PaymentDetail;
  /** The session has ended and the host's callback gave no other. */
  readonly 'session-expired': Record<string, never>;
}

export type WidgetEventName = keyof WidgetEventDetails;

/** Tells the host of an event. @returns false when the host has stopped what a cancelable event announces */
export type WidgetEventListener = <Name extends WidgetEventName>(
  name: Name,
  detail: WidgetEventDetails[Name],
) => boolean;

/** Whether the session has ended, which a person can't mend inside the widget. */
export const isSessionLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === 'SessionUnavailableError');

/**
 * Whether an error leaves open what became of a payment. Of a repetition with the same key that is so, too, when it was
 * turned away before anybody looked for what the first request came to.
 */
export const isOutcomeUnknown = (error: unknown, isRepetition: boolean): boolean =>
  error instanceof ApiError
    ? error.kind === 'unknown-outcome' || (isRepetition && (error.retryable || isSessionLost(error)))
    : isRepetition;

/** What may be told to the host of a failure. */
export function describeFailure(error: unknown): WidgetError {
  if (!(error instanceof ApiError)) {
    // A bug of ours: its message may hold anything, so that it stays inside.
    return { code: 'InternalError', severity: 'error', retryable: false, message: 'The widget failed unexpectedly.' };
  }
  const { code, retryable, requestId, message } = error;
  return { code, severity: 'error', retryable, message, ...(requestId && { requestId }) };
}
