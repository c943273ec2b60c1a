import type { Generated, GeneratedAlways } from 'kysely';
import type { Book, Direction, Unit } from './journal-entry.ts';

/**
 * `single`: posted at once. `hold`: pending until one `post` or one `void` resolves it; a `post` posts the hold's
 * lines, a `void` releases them.
 */
export type JournalPhase = 'single' | 'hold' | 'post' | 'void';

export type AccountClass = 'asset' | 'liability' | 'revenue' | 'expense' | 'clearing' | 'memo';

export interface LedgerAccountKindTable {
  /** Prefix of an account's code; the longest match is the account's kind. */
  prefix: string;
  class: AccountClass;
  book: Book;
  /** The side on which the balance grows. */
  normal_side: Direction;
  /**
   * Whether accounts of this kind keep a running balance that never falls below zero: those of customers and invoices.
   */
  keeps_balance: boolean;
}

export interface LedgerAccountTable {
  id: GeneratedAlways<bigint>;
  code: string;
  unit: Unit;
  kind: string;
  book: Book;
  normal_side: Direction;
  keeps_balance: boolean;
  owner_organization_id: string | null;
}

export interface LedgerJournalTable {
  id: string;
  business_key: string;
  book: Book;
  kind: string;
  phase: JournalPhase;
  /** The journal that this one reverses. */
  reverses: string | null;
  /** The hold that this one posts or voids. */
  resolves: string | null;
  organization_id: string | null;
  invoice_id: string | null;
  line_count: number;
  /** Business time. */
  effective_at: Date;
  /** Real time of the database server. */
  recorded_at: Date;
  /** SHA-256 of the canonical form and its lines' hashes; see canonical-form.ts. */
  hash: Buffer;
}

export interface LedgerLineTable {
  journal_id: string;
  line_no: number;
  account_id: bigint;
  direction: Direction;
  /** Minor units, as a decimal string: numeric(38,0). */
  amount: string;
  /** False for the lines of a hold and of its void, which move no balance. */
  is_posted: boolean;
  /** Random; null in lines that were posted before hashes were salted. */
  salt: Buffer | null;
  /** SHA-256 of the line's canonical form. */
  hash: Buffer;
}

export interface LedgerBalanceTable {
  account_id: bigint;
  kind: string;
  owner_organization_id: string;
  unit: Unit;
  /** Sum of posted lines, positive on the account's normal side. */
  posted: string;
  /** What open holds would debit; subtracted from `posted`. */
  pending_decrease: string;
  /** What open holds would credit; can't be spent yet. */
  pending_increase: string;
  /** Number of the last line in {@link LedgerStatementLineTable}; 0 if there is none. */
  statement_lines: Generated<bigint>;
  /** Those of the last line, like the next two. */
  received_lines: Generated<bigint>;
  received: Generated<string>;
  last_booked_at: Date | null;
  last_line_hash: Buffer | null;
  /** Never null, though its column could be. */
  is_empty: GeneratedAlways<boolean | null>;
}

/** Posted lines of the organizations' balances, in the order in which they changed the balance. */
export interface LedgerStatementLineTable {
  account_id: bigint;
  /** 1, 2, 3… without a gap in each account. */
  position: bigint;
  journal_id: string;
  line_no: number;
  /** Signed: positive when it raises the balance. */
  change: string;
  /** After the line. */
  balance: string;
  /** Number and sum of the lines so far that raised the balance: the totals of a period are differences. */
  received_lines: bigint;
  received: string;
  /** Business time; never earlier than that of the line before. */
  booked_at: Date;
  salt: Buffer;
  previous_hash: Buffer;
  hash: Buffer;
  /** Of its hash; 2 since proofs show where a line stands. */
  form: Generated<number>;
}

export interface LedgerSealTable {
  /** 1, 2, 3… without a gap. */
  sequence: bigint;
  journal_id: string;
  journal_hash: Buffer;
  previous_hash: Buffer;
  sealed_at: Date;
  hash: Buffer;
  /** Hash of its batch; null in seals from before batches. */
  batch_hash: Buffer | null;
}

/** Consecutive seals with the root of their Merkle tree. */
export interface LedgerSealBatchTable {
  /** 1, 2, 3… without a gap. */
  number: bigint;
  first_sequence: bigint;
  last_sequence: bigint;
  root: Buffer;
  previous_hash: Buffer;
  /** A batch further back, and its hash; 0 for none. */
  skip_number: bigint;
  skip_hash: Buffer;
  hash: Buffer;
  /** Of the leaves of its tree; 2 since they contain lines of histories. */
  leaf_form: Generated<number>;
}

/** Journals that wait for the sealer. */
export interface LedgerUnsealedTable {
  journal_id: string;
}

/** Batches of hashed events, chained like the ledger's seals. */
export interface EventSealTable {
  /** 1, 2, 3… without a gap. */
  sequence: bigint;
  source: 'audit_events' | 'invoice_events';
  event_ids: readonly string[];
  /** Digest of the hashes of these events. */
  digest: Buffer;
  previous_hash: Buffer;
  sealed_at: Date;
  hash: Buffer;
}

/** Events that wait for the sealer. */
export interface EventUnsealedTable {
  source: 'audit_events' | 'invoice_events';
  id: string;
}

/** One row: the ledger's id, which chain heads begin with. */
export interface LedgerIdentityTable {
  id: string;
  is_only: Generated<boolean>;
}

/** The version of each file in `sql` that the database has. */
export interface LedgerSqlFileTable {
  name: string;
  /** SHA-256 of the file. */
  hash: Buffer;
  /** Of all files together, when this one was last applied or checked; see db/sql-version.ts. */
  version: number;
  applied_at: Generated<Date>;
}

/** Only this folder may use these tables. */
interface LedgerTables {
  ledger_account_kinds: LedgerAccountKindTable;
  ledger_accounts: LedgerAccountTable;
  ledger_journals: LedgerJournalTable;
  ledger_lines: LedgerLineTable;
  ledger_statement_lines: LedgerStatementLineTable;
  ledger_balances: LedgerBalanceTable;
  ledger_seals: LedgerSealTable;
  ledger_seal_batches: LedgerSealBatchTable;
  ledger_unsealed: LedgerUnsealedTable;
  ledger_identity: LedgerIdentityTable;
  ledger_sql_files: LedgerSqlFileTable;
  event_seals: EventSealTable;
  events_unsealed: EventUnsealedTable;
}

declare module '../db/database.ts' {
  interface Database extends LedgerTables {}
}
