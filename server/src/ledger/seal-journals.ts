import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';

const batchSize = 2000;

/**
 * Gives the audit and invoice events that wait their place in the chain of events, one batch, like {@link sealJournals}.
 */
export async function sealEvents(db: Connection): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select ledger_seal_events(${batchSize}) as sealed`.execute(db);
  return rows[0]?.sealed ?? 0;
}

/**
 * Gives the journals that wait the next numbers of the chain, one batch. Any number of processes may call it: one works, the
 * others find nothing to do. Returns how many were sealed.
 */
export async function sealJournals(db: Connection): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select ledger_seal(${batchSize}) as sealed`.execute(db);
  return rows[0]?.sealed ?? 0;
}
