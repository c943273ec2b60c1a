/** What moved an organization's balance. The direction tells transfers in and out apart. */
export const transactionKinds = [
  'invoice-received',
  'invoice-paid',
  'deposit',
  'transfer',
  'conversion',
  'withdrawal',
  'fee',
  /** Redeemed reward points. */
  'reward',
  /** Money that the bank took back from a seller. */
  'payment-reversed',
  /** Money that came back after it had left, such as a returned withdrawal. */
  'return',
  /** A posting that cancels an earlier one. */
  'reversal',
  'other',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/**
 * - `processing`: on its way out, and may still come back
 * - `on-hold`: monitoring keeps it back; `in-review`: waits for the approval of staff
 * - `blocked`: kept by order of an authority
 *
 * The others have come back by another transaction:
 * - `returned`: the bank sent it or took it back
 * - `rejected`: staff or the bank refused it before it was sent; `canceled`: the business canceled it
 * - `denied`: compliance denied the payment of an invoice
 */
export const transactionStatuses = [
  'completed',
  'processing',
  'on-hold',
  'in-review',
  'returned',
  'rejected',
  'canceled',
  'denied',
  'blocked',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const transactionDirections = ['in', 'out'] as const;
export type TransactionDirection = (typeof transactionDirections)[number];

/** The records that a transaction can belong to. */
export const transactionRecords = ['invoice', 'transfer', 'deposit'] as const;
export type TransactionRecord = (typeof transactionRecords)[number];
