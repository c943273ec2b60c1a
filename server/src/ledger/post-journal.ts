import { sql } from 'kysely';
import { type Connection, doLast } from '../db/index.ts';
import { type Clock, newId } from '../kernel/index.ts';
import type { JournalEntry, PostedJournal, PostingLine } from './journal-entry.ts';
import { convertErrors } from './ledger-errors.ts';

/**
 * Posts one journal, exactly once per business key and book: posting the same entry again returns `repeated`.
 * @throws InsufficientFunds when an account of a customer or an invoice would fall below zero
 * @throws LedgerConflict `key-reused` when the key already has other content
 */
export async function postJournal(db: Connection, clock: Clock, entry: JournalEntry): Promise<PostedJournal> {
  const [posted] = await postJournals(db, clock, [entry]);
  if (!posted) throw new Error('The ledger returned no row.');
  return posted;
}

/**
 * Posts several journals in one round trip, all or none, and returns them in order. Balances are checked after all of
 * them and locked in one order, so use it instead of several calls for journals that belong together.
 * @throws InsufficientFunds, LedgerConflict like {@link postJournal}
 */
export async function postJournals(
  db: Connection,
  clock: Clock,
  entries: readonly JournalEntry[],
): Promise<PostedJournal[]> {
  return writeJournals(db, clock, entries, 'single');
}

/**
 * Posts several journals right before the commit, so that balances shared by many payments are locked as briefly as
 * possible. Refusals are thrown there too.
 */
export const postJournalsLast = (db: Connection, clock: Clock, entries: readonly JournalEntry[]): Promise<void> =>
  doLast(db, () => postJournals(db, clock, entries));

/** Sends the drafts to the database function that enforces the rules. */
export async function writeJournals(
  db: Connection,
  clock: Clock,
  entries: readonly JournalEntry[],
  phase: 'single' | 'hold',
): Promise<PostedJournal[]> {
  const drafts = JSON.stringify(entries.map((entry) => toDraft(entry, phase)));
  const effectiveAt = await clock.now(db);
  const { rows } = await convertErrors(
    sql<{ journal_id: string; repeated: boolean }>`
      select journal_id, repeated from ledger_post(${drafts}::jsonb, ${effectiveAt})`.execute(db),
  );
  return rows.map((row) => ({ journalId: row.journal_id, repeated: row.repeated }));
}

const toDraft = ({ lines, ...header }: JournalEntry, phase: 'single' | 'hold') => ({
  ...header,
  id: newId('jrn'),
  phase,
  lines: lines.map(toDraftLine),
});

const toDraftLine = ({ account, direction, amountMinor, unit }: PostingLine) => ({
  account: account.code,
  owner: account.ownerOrganizationId,
  direction,
  // As text: other programs than PostgreSQL would read a JSON number as a float.
  amount: String(amountMinor),
  unit,
});
