import type { RawBuilder } from 'kysely';

/**
 * What an area's own rows say that the ledger must hold. The verification compares it with the ledger in both directions, so
 * that neither a journal without an operation nor an operation without its journal goes unnoticed.
 */
export interface LedgerEvidence {
  /** What the business keys of the area's journals begin with, such as `pay:`. */
  readonly keyPrefix: string;
  /**
   * Query of the journals that the area's operations explain, an {@link ExplainedJournal} a row. Its columns stand in that
   * order.
   */
  readonly journals: RawBuilder<ExplainedJournal>;
  /** What accounts of some kinds hold, by the area's rows. Accounts of these kinds that it doesn't name must be empty. */
  readonly balances?: { readonly kinds: readonly string[]; readonly expected: RawBuilder<ExpectedBalance> };
  /** Query of rows of the area that contradict one another, a `Finding` each. */
  readonly contradictions?: RawBuilder<{ readonly row: string; readonly problem: string }>;
}

export interface ExplainedJournal {
  readonly businessKey: string;
  readonly book: string;
  readonly unit: string;
  /** Sum of its debits, minor units; null when the operation does not tell. */
  readonly amount: string | null;
  readonly invoiceId: string | null;
  /** Whether it must be there; else it may be. */
  readonly isDue: boolean;
}

export interface ExpectedBalance {
  /** Row that says so, such as `invoices inv_1`. */
  readonly row: string;
  readonly code: string;
  readonly unit: string;
  /** Minor units, open holds counted as posted. */
  readonly amount: string;
}
