import type { Connection } from '../db/index.ts';

/** Whether no journal was ever posted. */
export async function isLedgerEmpty(db: Connection): Promise<boolean> {
  const journal = await db.selectFrom('ledger_journals').select('id').limit(1).executeTakeFirst();
  return journal === undefined;
}
