import type { Connection } from '../db/index.ts';
import type { Clock } from '../kernel/index.ts';
import type { Book, PostedJournal } from './journal-entry.ts';
import { writeMirror } from './mirror-journal.ts';

export interface Reversal {
  readonly businessKey: string;
  /** Business key of the journal to reverse. */
  readonly reverses: string;
  /** Book of that journal; default cash. */
  readonly book?: Book;
  readonly kind: string;
}

/**
 * Reverses a journal with a new one that swaps the sides of every line and names the old one. A journal has at most one
 * reversal, and a reversal can't be reversed: post a new journal instead.
 * @throws InsufficientFunds when the money is no longer there
 * @throws LedgerConflict `already-reversed` when it was reversed under another key
 */
export function reverseJournal(
  db: Connection,
  clock: Clock,
  { businessKey, reverses, book = 'cash', kind }: Reversal,
): Promise<PostedJournal> {
  return writeMirror(db, clock, { businessKey, originalKey: reverses, book, kind, phase: 'single' });
}
