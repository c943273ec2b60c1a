/**
 * What is said of an attempt to close an invoice that failed:
 * - `being-paid`: a payment is under way
 * - `unconfirmed`: nobody knows whether it was done
 * - `general`: anything else, without the server’s message
 */
export type ClosingFailure = 'being-paid' | 'unconfirmed' | 'general';

/** Returns what is said of a failed call with a code. */
export function closingFailureOf(code: string | undefined): ClosingFailure {
  switch (code) {
    case 'InvoicePaymentProcessingError':
      return 'being-paid';
    case 'UnknownOutcomeError':
      return 'unconfirmed';
    default:
      return 'general';
  }
}
