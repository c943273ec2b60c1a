import type { ColumnType, Generated } from 'kysely';
import type { MinorColumn, NullableMinorColumn } from '../../kernel/index.ts';
import type { InstructionNews, Leg } from '../rails/index.ts';

/** An order to the bank, from its acceptance on. */
export interface BankFileOrdersTable {
  reference: string;
  /** Gives ACH entries their trace numbers. */
  number: Generated<bigint>;
  format: 'nacha' | 'pain.001' | null;
  /** Trace number or end-to-end id, by which the bank's files name it; null for a refused order. */
  bank_reference: string | null;
  refusal_code: string | null;
  /** Our own account that a transfer between two of them goes to. */
  credited_account: string | null;
  /** What the file needs to say, encrypted with DATA_KEY for this row's reference; erased once it is in a file. */
  sealed_order: Buffer | null;
  queued_at: Date;
  file_id: string | null;
  /** When silence counts as settled: ACH only, since statements report other orders. */
  settles_at: Date | null;
  settlement_reported: Generated<boolean>;
}

/** A file that we wrote or read. */
export interface BankFilesTable {
  id: string;
  direction: 'out' | 'in';
  name: string;
  format: string | null;
  entries: number;
  /** SHA-256 of a file that was read: it is read once, whatever its name. */
  content_hash: Buffer | null;
  /** The text of a file that is not with the bank yet, encrypted with DATA_KEY for this row's id. */
  sealed_content: Buffer | null;
  /** Business date and time of its creation. */
  created_on: string;
  created_at: Date;
  /** When it was written beside the bank's folder, and when it was moved there. */
  prepared_at: Date | null;
  delivered_at: Date | null;
  /** Why it could not be read. */
  problem: string | null;
}

/** Entries of statements and notifications, each once. */
export interface BankFileEntriesTable {
  entry_reference: string;
  /** Null for entries of before it was kept. */
  direction: ColumnType<Leg | null, Leg, never>;
  file_id: string;
  /** What tells the booking: account, date, amounts and end-to-end ids, hashed; null without them. */
  facts: ColumnType<string | null, string | null, never>;
  /** The references of the booking in notifications and in statements, which may differ; null if none reported it. */
  notified_as: ColumnType<string | null, string | null | undefined, string | null>;
  stated_as: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface BankFileEventsTable {
  provider_event_id: string;
  reference: string;
  kind: InstructionNews['kind'] | 'incoming' | 'charged' | 'unexplained';
  code: string | null;
  /** Of an incoming credit. */
  amount_minor: NullableMinorColumn;
  currency: string | null;
  /** Details of an incoming credit, a charge or an unexplained entry, encrypted with DATA_KEY for this event's id. */
  sealed_credit: Buffer | null;
  occurred_at: Date;
  /** The bank's booking date; null if it gives none. */
  booked_on: string | null;
  /** Of an entry of one of our two accounts in a book transfer. */
  leg: ColumnType<Leg | null, Leg | null | undefined, never>;
  /** The movement of a statement that reported it; null if no statement did. */
  entry_reference: ColumnType<string | null, string | null | undefined, string | null>;
  file_id: string | null;
  acknowledged_at: ColumnType<Date | null, never, Date>;
}

/** What our accounts held at the end of a day, by their statements. */
export interface BankFileBalancesTable {
  account: string;
  currency: string;
  /** By the bank's calendar. */
  closed_on: string;
  opening_minor: NullableMinorColumn;
  closing_minor: MinorColumn;
  /** The lowest and highest number of the day's statements; null if the bank gives none. */
  first_number: NullableMinorColumn;
  last_number: NullableMinorColumn;
  file_id: string;
}

/** Pages of statements that close no day, because another page of the statement does. */
export interface BankFilePagesTable {
  account: string;
  currency: string;
  number: MinorColumn;
  file_id: string;
}

/** Corrections of account data that a bank asked for. */
export interface BankFileCorrectionsTable {
  /** Trace number of the entry that we sent. */
  original_trace: string;
  code: string;
  reference: string | null;
  /** Encrypted with DATA_KEY for the trace number. */
  sealed_data: Buffer;
  file_id: string;
  received_at: Date;
}

export interface BankFileTables {
  bank_file_orders: BankFileOrdersTable;
  bank_files: BankFilesTable;
  bank_file_entries: BankFileEntriesTable;
  bank_file_balances: BankFileBalancesTable;
  bank_file_pages: BankFilePagesTable;
  bank_file_events: BankFileEventsTable;
  bank_file_corrections: BankFileCorrectionsTable;
}

declare module '../../db/database.ts' {
  interface Database extends BankFileTables {}
}
