import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';

/** Finds the ledger's id. @returns undefined when somebody deleted it */
export async function findLedgerId(db: Connection): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from ledger_identity`.execute(db);
  return rows[0]?.id;
}
