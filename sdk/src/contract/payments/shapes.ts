import { trimmedText } from '../kernel/texts.ts';

/** Why a decision about a payment is refused, whether staff make it or the sandbox. */
export const paymentDecisionErrors = ['NotFoundError', 'InvoiceStateError', 'IdempotencyConflictError'] as const;

/** Why staff decided so; kept with the audit. */
export const decisionReason = trimmedText(500);
