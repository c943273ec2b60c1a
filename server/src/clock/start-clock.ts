import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { isLedgerEmpty } from '../ledger/index.ts';

/**
 * Sets the sandbox's business time of an empty database. It may be set back, so that demo data can be created for past
 * days.
 * @throws Error once the ledger has journals: business time never runs backwards over recorded money
 */
export async function startClockAt(db: Connection, instant: Date): Promise<void> {
  if (!(await isLedgerEmpty(db))) throw new Error('The business clock can only be set before anything was recorded.');
  await sql`
    update business_clock
    set offset_ms = ceil(extract(epoch from ${instant}::timestamptz - clock_timestamp()) * 1000)::bigint`.execute(db);
}
