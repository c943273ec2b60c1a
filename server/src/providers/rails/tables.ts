import type { Generated } from 'kysely';

/** The sandbox bank's books: accepted and refused debits with their future events, in business time. */
export interface SandboxRailsEntriesTable {
  reference: string;
  trace_number: string | null;
  refusal_code: string | null;
  return_code: string | null;
  submitted_at: Date;
  settles_at: Date | null;
  returns_at: Date | null;
  settlement_delivered: Generated<boolean>;
  return_delivered: Generated<boolean>;
}

export interface RailsTables {
  sandbox_rails_entries: SandboxRailsEntriesTable;
}

declare module '../../db/database.ts' {
  interface Database extends RailsTables {}
}
