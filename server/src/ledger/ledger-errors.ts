import { Refusal } from '../kernel/index.ts';

/** Why the ledger refused an entry: the event was already posted, with a different content. */
export type ConflictReason = 'key-reused' | 'hold-resolved' | 'already-reversed';

/**
 * The same business key has other content, a hold is already posted or voided, or a journal already reversed. The
 * transaction can't continue after it.
 */
export class LedgerConflict extends Refusal {
  readonly reason: ConflictReason;

  constructor(reason: ConflictReason, message: string, options?: ErrorOptions) {
    super('IdempotencyConflictError', message, [], options);
    this.name = 'LedgerConflict';
    this.reason = reason;
  }
}

/** A customer's account would fall below zero, including open holds. The transaction can't continue after it. */
export class InsufficientFunds extends Refusal {
  constructor(options?: ErrorOptions) {
    super('InsufficientFundsError', 'The balance does not cover this amount.', [], options);
    this.name = 'InsufficientFunds';
  }
}

/** Error codes that the ledger's functions raise; see sql/06-write-journals.sql. */
const conflictReasons: Readonly<Record<string, ConflictReason>> = {
  QL001: 'key-reused',
  QL002: 'hold-resolved',
  QL003: 'already-reversed',
};

interface DatabaseError extends Error {
  readonly code?: string;
  readonly constraint?: string;
}

/** Runs a statement of the ledger and converts the database's rule violations to typed refusals. */
export async function convertErrors<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement;
  } catch (error) {
    throw error instanceof Error ? toRefusal(error) : error;
  }
}

function toRefusal(error: DatabaseError): Error {
  if (error.constraint === 'ledger_balances_not_negative') return new InsufficientFunds({ cause: error });
  const reason = conflictReasons[error.code ?? ''];
  return reason ? new LedgerConflict(reason, error.message, { cause: error }) : error;
}
