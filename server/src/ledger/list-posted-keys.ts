import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';

/** Returns which of some business keys have a journal in the cash book. */
export async function listPostedKeys(db: Connection, businessKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ business_key: string }>`
    select business_key from ledger_journals where book = 'cash' and business_key = any(${businessKeys})`.execute(db);
  return new Set(rows.map(({ business_key }) => business_key));
}
