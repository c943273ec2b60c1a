import { Refusal } from '../kernel/index.ts';

/** Why the ledger refused: the event had happened already, and differently. */
export type ConflictReason = 'key-reused' | 'hold-resolved' | 'already-reversed';

/**
 * The same business key came with other content, a hold was already posted or voided, or a journal already reversed.
 * The transaction can't go on after it.
 */
export class LedgerConflict extends Refusal {
  readonly reason: ConflictReason;

  constructor(reason: ConflictReason, message: string, options?: ErrorOptions) {
    super('IdempotencyConflictError', message, [], options);
    this.name = 'LedgerConflict';
    this.reason = reason;
  }
}

/** A customer's account would fall below zero, open holds counted. The transaction can't go on after it. */
export class InsufficientFunds extends Refusal {
  constructor(options?: ErrorOptions) {
    super('InsufficientFundsError', 'The balance does not cover this amount.', [], options);
    this.name = 'InsufficientFunds';
  }
}

/** Codes that the ledger's functions raise; see sql/06-write-journals.sql. */
const conflictReasons: Readonly<Record<string, ConflictReason>> = {
  QL001: 'key-reused',
  QL002: 'hold-resolved',
  QL003: 'already-reversed',
};

interface DatabaseError extends Error {
  readonly code?: string;
  readonly constraint?: string;
}

/** Runs a statement of the ledger and turns what the database refuses by rule into typed refusals. */
export async function refusing<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement;
  } catch (error) {
    throw error instanceof Error ? asRefusal(error) : error;
  }
}

function asRefusal(error: DatabaseError): Error {
  if (error.constraint === 'ledger_balances_not_negative') return new InsufficientFunds({ cause: error });
  const reason = conflictReasons[error.code ?? ''];
  return reason ? new LedgerConflict(reason, error.message, { cause: error }) : error;
}
