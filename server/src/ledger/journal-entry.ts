import type { Account } from './accounts.ts';

/** What an amount is counted in: a currency code, or `PTS` for reward points. */
export type Unit = string;

export type Direction = 'debit' | 'credit';

/** Real money, reward points, or receivables that are no money. A journal stands in one book. */
export type Book = 'cash' | 'points' | 'memo';

export interface PostingLine {
  readonly account: Account;
  readonly direction: Direction;
  /** Minor units of `unit`; greater than 0. */
  readonly amountMinor: bigint;
  readonly unit: Unit;
}

/** Marks and object references of a journal; all are visible ASCII without spaces. */
export interface JournalHeader {
  /**
   * Names the event, such as `inv:inv_1:release`. There is one journal for a key in each book, so journals of one event
   * in two books share their key.
   */
  readonly businessKey: string;
  readonly book: Book;
  /** Which posting of the money lifecycle it is, such as `invoice-release`. */
  readonly kind: string;
  readonly organizationId?: string;
  readonly invoiceId?: string;
}

export interface JournalEntry extends JournalHeader {
  /** At least two; debits equal credits in each unit. */
  readonly lines: readonly PostingLine[];
}

export interface PostedJournal {
  readonly journalId: string;
  /** True if the same entry had been posted before; nothing was written then. */
  readonly repeated: boolean;
}

/** Shorthand for a line, so that journals read like the bookkeeping they are. */
export const debit = (account: Account, amountMinor: bigint, unit: Unit): PostingLine => ({
  account,
  direction: 'debit',
  amountMinor,
  unit,
});

export const credit = (account: Account, amountMinor: bigint, unit: Unit): PostingLine => ({
  account,
  direction: 'credit',
  amountMinor,
  unit,
});
