/** Refusals that say that the invoice is no longer payable: it was paid elsewhere, or closed. */
export const overtakingCodes: ReadonlySet<string> = new Set(['InvoicePaymentProcessingError', 'InvoiceStateError']);

/** Whether the refusal says that another payment came first; of the other one, the invoice has to tell. */
export const isPaidBy = (code: string): boolean => code === 'InvoicePaymentProcessingError';
