import { type RawBuilder, sql } from 'kysely';
import type { Connection } from './database.ts';

/** Writes rows that their own transaction doesn't read, as part of one statement. */
export interface RowWriter<Row> {
  /** A statement for any number of rows. It must return rows, and its text must not depend on their number. */
  statement(rows: readonly Row[]): RawBuilder<unknown>;
}

/** The last step of a transaction, such as taking a heavily contended lock. */
export type LastStep = () => Promise<unknown>;

interface LastWrites {
  readonly rows: ReadonlyMap<RowWriter<never>, readonly unknown[]>;
  readonly steps: readonly LastStep[];
}

const none: LastWrites = { rows: new Map(), steps: [] };
const waiting = new WeakMap<Connection, LastWrites>();

/** Defers writes to the end of a transaction. The caller must call {@link finishWrites} before the commit. */
export function collectWrites(transaction: Connection): void {
  waiting.set(transaction, none);
}

/**
 * Writes the row together with others right before the commit. Writes at once if the transaction doesn't collect
 * writes, so that no row is lost.
 */
export async function writeLast<Row>(db: Connection, writer: RowWriter<Row>, row: Row): Promise<void> {
  const key = writer as RowWriter<never>;
  const writes = waiting.get(db);
  if (!writes) return writeTogether(db, new Map([[key, [row]]]));
  const rows = new Map(writes.rows).set(key, [...(writes.rows.get(key) ?? []), row]);
  waiting.set(db, { ...writes, rows });
}

/** Runs the step after everything else in the transaction, right before the commit; at once if nothing is deferred. */
export async function doLast(db: Connection, step: LastStep): Promise<void> {
  const writes = waiting.get(db);
  if (writes) waiting.set(db, { ...writes, steps: [...writes.steps, step] });
  else await step();
}

/** Runs the deferred writes: all rows in one statement, then the steps in order. */
export async function finishWrites(transaction: Connection): Promise<void> {
  const { rows, steps } = waiting.get(transaction) ?? none;
  collectWrites(transaction);
  await writeTogether(transaction, rows);
  for (const step of steps) await step();
}

async function writeTogether(db: Connection, rows: LastWrites['rows']): Promise<void> {
  if (rows.size === 0) return;
  const parts = [...rows].map(([writer, list]) => writer.statement(list as readonly never[]));
  const named = parts.map((statement, index) => sql`${nameOf(index)} as (${statement})`);
  // Selecting from each part forces it to run.
  const counts = parts.map((_, index) => sql`(select count(*) from ${nameOf(index)})`);
  await sql`with ${sql.join(named)} select ${sql.join(counts, sql` + `)}`.execute(db);
}

const nameOf = (index: number): RawBuilder<unknown> => sql.raw(`part_${index}`);
