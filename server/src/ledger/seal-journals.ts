import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';

const batchSize = 2000;

/**
 * Seals one batch of waiting audit and invoice events into the chain of events, like {@link sealJournals}.
 */
export async function sealEvents(db: Connection): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select ledger_seal_events(${batchSize}) as sealed`.execute(db);
  return rows[0]?.sealed ?? 0;
}

/**
 * Seals one batch of waiting journals with the next sequence numbers. Any number of processes may call it: one works,
 * the others find nothing to do. Returns the number sealed.
 */
export async function sealJournals(db: Connection): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select ledger_seal(${batchSize}) as sealed`.execute(db);
  return rows[0]?.sealed ?? 0;
}
