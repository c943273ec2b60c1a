import type { ColumnType, Generated } from 'kysely';
import type { MinorColumn } from '../kernel/index.ts';
import type { InstructionKind, Leg, RailEvent } from '../providers/index.ts';
import type { InstructionState } from './transitions.ts';

/** What must be told to the bank, committed with the journal that caused it. */
export interface RailsInstructionsTable {
  id: string;
  /** The area's object that the money moves for, such as `invoice-payment`. */
  owner_type: string;
  owner_id: string;
  /** 1; more when an owner's debit is presented again after a return. */
  presentment: number;
  /** Ours, unique at the bank. */
  reference: string;
  kind: InstructionKind;
  rail: string;
  state: InstructionState;
  amount_minor: MinorColumn;
  currency: string;
  /** Encrypted with DATA_KEY for this row's id; erased once the bank has decided. */
  sealed_counterparty: Buffer | null;
  statement_descriptor: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  bank_reference: string | null;
  /** The bank's reason for refusing, rejecting, returning or recalling it. */
  failure_code: string | null;
  queued_at: Date;
  accepted_at: Date | null;
  settled_at: Date | null;
  /** When it was refused, rejected, returned or recalled. */
  ended_at: Date | null;
  created_at: Generated<Date>;
}

/** What the bank told us, once each however often it is delivered. */
export interface RailsEventsTable {
  provider_event_id: string;
  reference: string;
  kind: RailEvent['kind'];
  code: string | null;
  fee_minor: ColumnType<string | null, bigint | string | null | undefined, never>;
  /** Details of an incoming credit, a charge or an unexplained entry, encrypted with DATA_KEY for this event's id. */
  sealed_credit: ColumnType<Buffer | null, Buffer | null | undefined, never>;
  occurred_at: Date;
  /** The day on which the bank counts it; null: that of `occurred_at` in New York. */
  booked_on: ColumnType<string | null, string | null | undefined, never>;
  /** Of an entry of one of our two accounts in a book transfer. */
  leg: ColumnType<Leg | null, Leg | null | undefined, never>;
  received_at: Generated<Date>;
  applied_at: Date | null;
}

/** Entries of statements that nothing of ours explains. Their details are in their event. */
export interface UnexplainedEntriesTable {
  /** The bank's reference, after our account. */
  id: string;
  event_id: string;
  booked_on: string;
  /** Reference of our order that it names with its whole amount, and which way the money went; null for others. */
  order_reference: string | null;
  direction: 'there' | 'back' | null;
  /** When staff dealt with it, who, and what they did; null while it is open. */
  dealt_at: ColumnType<Date | null, never, Date>;
  dealt_by: ColumnType<string | null, never, string>;
  note: ColumnType<string | null, never, string>;
}

interface RailsAreaTables {
  rails_instructions: RailsInstructionsTable;
  rails_events: RailsEventsTable;
  unexplained_entries: UnexplainedEntriesTable;
}

declare module '../db/database.ts' {
  interface Database extends RailsAreaTables {}
}
