/** Refusals because the invoice is no longer payable: another payment exists, or it is closed. */
export const overtakingCodes: ReadonlySet<string> = new Set(['InvoicePaymentProcessingError', 'InvoiceStateError']);

/**
 * Returns the state after a refusal by one of `overtakingCodes`; undefined after any other.
 * @param isLeft the payer left and the request was sent in the background, so no dialog may open
 */
export const overtakenBy = (code: string, isLeft = false) =>
  overtakingCodes.has(code)
    ? {
        step: isLeft ? ('superseded' as const) : ('overtaken' as const),
        // After the other refusal, only the invoice has the reason.
        isBeingPaid: code === 'InvoicePaymentProcessingError',
      }
    : undefined;
