import type { Connection } from '../db/index.ts';
import type { Clock } from '../kernel/index.ts';
import type { Book, JournalHeader, PostedJournal, PostingLine } from './journal-entry.ts';
import { writeMirror } from './mirror-journal.ts';
import { writeJournals } from './post-journal.ts';

export interface HoldEntry extends Omit<JournalHeader, 'businessKey'> {
  /** Name of the hold; unique among holds and business keys of journals. */
  readonly holdKey: string;
  readonly lines: readonly PostingLine[];
}

export interface HoldResolution {
  readonly holdKey: string;
  /** Book of the hold; default cash. */
  readonly book?: Book;
}

/**
 * Opens a hold: sets money aside without moving it. Debited amounts can't be spent elsewhere, credited amounts can't be
 * spent yet. A hold stays open until {@link postHold} or {@link voidHold}.
 * @throws InsufficientFunds, LedgerConflict like {@link postJournal}
 */
export async function hold(db: Connection, clock: Clock, { holdKey, ...entry }: HoldEntry): Promise<PostedJournal> {
  const [held] = await writeJournals(db, clock, [{ ...entry, businessKey: holdKey }], 'hold');
  if (!held) throw new Error('The ledger returned no row.');
  return held;
}

/**
 * Posts exactly the lines of the hold.
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
 * Voids the hold; a repetition returns `repeated`.
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
