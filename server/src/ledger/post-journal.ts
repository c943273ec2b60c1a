import { sql } from 'kysely';
import { type Connection, doLast } from '../db/index.ts';
import { type Clock, newId } from '../kernel/index.ts';
import type { JournalEntry, PostedJournal, PostingLine } from './journal-entry.ts';
import { refusing } from './ledger-errors.ts';

/**
 * Posts one journal, exactly once for its business key and book: the same entry again answers `repeated`.
 * @throws InsufficientFunds when an account of a customer or an invoice would fall below zero
 * @throws LedgerConflict `key-reused` when the key already names other content
 */
export async function postJournal(db: Connection, clock: Clock, entry: JournalEntry): Promise<PostedJournal> {
  const [posted] = await postJournals(db, clock, [entry]);
  if (!posted) throw new Error('The ledger answered nothing.');
  return posted;
}

/**
 * Posts several journals in one round trip, all or none, and answers in their order. Balances are judged by the end of all of
 * them and locked in one order, so use it rather than several calls wherever journals belong together.
 * @throws InsufficientFunds, LedgerConflict as {@link postJournal}
 */
export async function postJournals(
  db: Connection,
  clock: Clock,
  entries: readonly JournalEntry[],
): Promise<PostedJournal[]> {
  return writeJournals(db, clock, entries, 'single');
}

/**
 * Posts several journals as the last thing before the commit, so that balances which many payments share are locked no longer
 * than they must be. What refuses them is thrown there too.
 */
export const postJournalsLast = (db: Connection, clock: Clock, entries: readonly JournalEntry[]): Promise<void> =>
  doLast(db, () => postJournals(db, clock, entries));

/** Sends the drafts to the database's own function, which holds the rules. */
export async function writeJournals(
  db: Connection,
  clock: Clock,
  entries: readonly JournalEntry[],
  phase: 'single' | 'hold',
): Promise<PostedJournal[]> {
  const drafts = JSON.stringify(entries.map((entry) => toDraft(entry, phase)));
  const effectiveAt = await clock.now(db);
  const { rows } = await refusing(
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
  // As text: a JSON number would be read as a float on the way by anything but PostgreSQL.
  amount: String(amountMinor),
  unit,
});
