/** Refusals that say that the invoice is no longer payable: it is being paid or was paid elsewhere, or it is closed. */
export const overtakingCodes: ReadonlySet<string> = new Set(['InvoicePaymentProcessingError', 'InvoiceStateError']);

/** Whether the refusal says that another payment is in progress; of the other refusal, the invoice has to tell. */
export const isBeingPaidBy = (code: string): boolean => code === 'InvoicePaymentProcessingError';
