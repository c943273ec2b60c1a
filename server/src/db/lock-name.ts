import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** Waits for other transactions that locked the same name, and keeps it locked until this one ends. */
export async function lockName(transaction: Connection, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}
