import type { Connection } from '../db/index.ts';

/** Returns which of some business keys have a journal that took place before an instant of business time. */
export async function keysBefore(
  db: Connection,
  businessKeys: readonly string[],
  instant: Date,
): Promise<ReadonlySet<string>> {
  if (businessKeys.length === 0) return new Set();
  const rows = await db
    .selectFrom('ledger_journals')
    .select('business_key')
    .where('business_key', 'in', businessKeys)
    .where('effective_at', '<', instant)
    .execute();
  return new Set(rows.map(({ business_key }) => business_key));
}
