import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from './column-types.ts';

export interface IdempotencyKeysTable {
  /** Owner of the key, such as `customer:usr_…:org_…`: two callers may choose the same key. */
  scope: string;
  /** Derived from the key, which is not stored. */
  key_hash: Buffer;
  call: string;
  /** SHA-256 of the call's name and input, in hex. */
  request_hash: string;
  /** HTTP status of the answer; null only inside the transaction that is processing the request. */
  status: number | null;
  /** Encrypted with a secret derived from the caller's key; null while the status is. */
  answer: Buffer | null;
  created_at: Generated<Date>;
}

export interface AuditEventsTable {
  id: string;
  at_business: Date;
  at_real: Generated<Date>;
  actor_kind: string;
  actor_id: string | null;
  organization_id: string | null;
  /** Verb and noun in the past tense, such as `invoice.sent`. */
  action: string;
  object_type: string;
  object_id: string;
  detail: JsonColumn<Record<string, unknown>>;
  request_id: string | null;
  ip: string | null;
  /** Covers all other columns; set by the database, see ledger/canonical-form.ts. */
  hash: GeneratedAlways<Buffer>;
}

export interface RateLimitsTable {
  bucket: string;
  window_start: Date;
  count: number;
}

export interface ErrorReportsTable {
  id: string;
  reported_at: Generated<Date>;
  /** `server`: reported by the server itself, such as an unsound ledger. */
  application: 'portal' | 'admin' | 'server';
  message: string;
  stack: string | null;
  page: string | null;
  version: string | null;
  failed_request_id: string | null;
  request_id: string;
}

/** When background work that recurs by real time last started. */
export interface BackgroundRunsTable {
  name: string;
  began_at: Generated<Date>;
}

/** Tables that every call uses. */
interface KernelTables {
  idempotency_keys: IdempotencyKeysTable;
  audit_events: AuditEventsTable;
  rate_limits: RateLimitsTable;
  error_reports: ErrorReportsTable;
  background_runs: BackgroundRunsTable;
}

declare module '../db/database.ts' {
  interface Database extends KernelTables {}
}
