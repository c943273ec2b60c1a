import type { Connection } from '../db/index.ts';
import type { Clock } from '../kernel/index.ts';
import type { Book, PostedJournal } from './journal-entry.ts';
import { writeMirror } from './mirror-journal.ts';

export interface Reversal {
  readonly businessKey: string;
  /** Business key of the journal to take back. */
  readonly reverses: string;
  /** Book in which that journal stands; default cash. */
  readonly book?: Book;
  readonly kind: string;
}

/**
 * Takes a journal back with a new one that turns every line round and names the old. There is at most one reversal of a
 * journal, and a reversal itself can't be reversed: post a new journal instead.
 * @throws InsufficientFunds when the money is no longer there
 * @throws LedgerConflict `already-reversed` when it was taken back under another key
 */
export function reverseJournal(
  db: Connection,
  clock: Clock,
  { businessKey, reverses, book = 'cash', kind }: Reversal,
): Promise<PostedJournal> {
  return writeMirror(db, clock, { businessKey, originalKey: reverses, book, kind, phase: 'single' });
}
