import type { RawBuilder } from 'kysely';

/**
 * The journals and balances that an area's rows imply. The verification compares both directions, to find journals
 * without an operation and operations without their journal.
 */
export interface LedgerEvidence {
  /** Prefix of the business keys of the area's journals, such as `pay:`. */
  readonly keyPrefix: string;
  /**
   * Query of the journals that the area's operations explain, an {@link ExplainedJournal} per row, with its columns in
   * that order.
   */
  readonly journals: RawBuilder<ExplainedJournal>;
  /** Balances of accounts of some kinds according to the area's rows. Other accounts of these kinds must be empty. */
  readonly balances?: { readonly kinds: readonly string[]; readonly expected: RawBuilder<ExpectedBalance> };
  /** Query of contradictory rows of the area, a `Finding` each. */
  readonly contradictions?: RawBuilder<{ readonly row: string; readonly problem: string }>;
}

export interface ExplainedJournal {
  readonly businessKey: string;
  readonly book: string;
  readonly unit: string;
  /** Sum of its debits, in minor units; null if the operation doesn't determine it. */
  readonly amount: string | null;
  readonly invoiceId: string | null;
  /** Whether the journal must exist; otherwise it may. */
  readonly isDue: boolean;
}

export interface ExpectedBalance {
  /** The row that implies it, such as `invoices inv_1`. */
  readonly row: string;
  readonly code: string;
  readonly unit: string;
  /** Minor units, with open holds counted as posted. */
  readonly amount: string;
}
