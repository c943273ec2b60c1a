import type { Connection } from '../db/index.ts';
import type { Clock } from '../kernel/index.ts';
import type { Book, JournalHeader, PostedJournal, PostingLine } from './journal-entry.ts';
import { writeMirror } from './mirror-journal.ts';
import { writeJournals } from './post-journal.ts';

export interface HoldEntry extends Omit<JournalHeader, 'businessKey'> {
  /** Names the hold; shares its name space with the business keys of journals. */
  readonly holdKey: string;
  readonly lines: readonly PostingLine[];
}

export interface HoldResolution {
  readonly holdKey: string;
  /** Book in which the hold stands; default cash. */
  readonly book?: Book;
}

/**
 * Sets money aside without moving it: what the lines would take from an account can't be spent elsewhere, what they would
 * bring can't be spent yet. A hold stays open until {@link postHold} or {@link voidHold}.
 * @throws InsufficientFunds, LedgerConflict as {@link postJournal}
 */
export async function hold(db: Connection, clock: Clock, { holdKey, ...entry }: HoldEntry): Promise<PostedJournal> {
  const [held] = await writeJournals(db, clock, [{ ...entry, businessKey: holdKey }], 'hold');
  if (!held) throw new Error('The ledger answered nothing.');
  return held;
}

/**
 * Books exactly what the hold set aside.
 * @throws LedgerConflict `hold-resolved` when it was voided, or posted under another key
 */
export function postHold(
  db: Connection,
  clock: Clock,
  {
    holdKey,
    book = 'cash',
    businessKey,
    kind,
  }: HoldResolution & { readonly businessKey: string; readonly kind: string },
): Promise<PostedJournal> {
  return writeMirror(db, clock, { businessKey, originalKey: holdKey, book, kind, phase: 'post' });
}

/**
 * Lets go what the hold set aside; a repeat answers `repeated`.
 * @throws LedgerConflict `hold-resolved` when it was posted
 */
export function voidHold(
  db: Connection,
  clock: Clock,
  { holdKey, book = 'cash' }: HoldResolution,
): Promise<PostedJournal> {
  const businessKey = `${holdKey}:void`;
  return writeMirror(db, clock, { businessKey, originalKey: holdKey, book, kind: 'hold-void', phase: 'void' });
}
