export type { PaymentMethod } from '@quittance/sdk/rules';

/** Why something failed, without personal data. `message` is English and for developers. */
export interface WidgetError {
  /** A stable code of the error catalogue. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** Whether the same action may succeed later without changes. */
  readonly retryable: boolean;
  /** Identifies the request in the server's log, for support. */
  readonly requestId?: string;
  readonly message: string;
}
