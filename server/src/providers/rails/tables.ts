import type { Generated } from 'kysely';
import type { NullableMinorColumn } from '../../kernel/index.ts';
import type { InstructionKind, RailEvent } from './rails.ts';

/** The sandbox bank's books: its decision on each reference. */
export interface SandboxRailsEntriesTable {
  reference: string;
  bank_reference: string | null;
  refusal_code: string | null;
  submitted_at: Date;
  /** What was ordered; null for an order that was cancelled before the bank had it. */
  kind: InstructionKind | null;
  rail: string | null;
  amount_minor: NullableMinorColumn;
  currency: string | null;
}

/** What the sandbox's bank will report, in business time. */
export interface SandboxRailsEventsTable {
  provider_event_id: string;
  reference: string;
  kind: Exclude<RailEvent['kind'], 'charged' | 'unexplained'>;
  code: string | null;
  fee_minor: NullableMinorColumn;
  /** Details of an incoming credit, as JSON. */
  credit: string | null;
  occurred_at: Date;
  deliver_at: Date;
  deliveries_left: Generated<number>;
}

/** How often the sandbox's bank could not be reached for a reference. */
export interface SandboxRailsOutagesTable {
  reference: string;
  failures: number;
}

export interface RailsTables {
  sandbox_rails_entries: SandboxRailsEntriesTable;
  sandbox_rails_events: SandboxRailsEventsTable;
  sandbox_rails_outages: SandboxRailsOutagesTable;
}

declare module '../../db/database.ts' {
  interface Database extends RailsTables {}
}
