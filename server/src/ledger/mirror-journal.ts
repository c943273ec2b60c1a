import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type Clock, newId } from '../kernel/index.ts';
import type { Book, PostedJournal } from './journal-entry.ts';
import { convertErrors } from './ledger-errors.ts';
import type { JournalPhase } from './tables.ts';

/**
 * A journal whose lines the database copies from an earlier one: with sides swapped for a reversal, unchanged for a
 * hold.
 */
export interface Mirror {
  readonly businessKey: string;
  readonly originalKey: string;
  readonly book: Book;
  readonly kind: string;
  readonly phase: Exclude<JournalPhase, 'hold'>;
}

export async function writeMirror(
  db: Connection,
  clock: Clock,
  { originalKey, ...header }: Mirror,
): Promise<PostedJournal> {
  const draft = JSON.stringify({ ...header, id: newId('jrn') });
  const effectiveAt = await clock.now(db);
  const { rows } = await convertErrors(
    sql<{ journal_id: string; repeated: boolean }>`
      select journal_id, repeated from ledger_mirror(${draft}::jsonb, ${originalKey}, ${effectiveAt})`.execute(db),
  );
  const [row] = rows;
  if (!row) throw new Error('The ledger returned no row.');
  return { journalId: row.journal_id, repeated: row.repeated };
}
