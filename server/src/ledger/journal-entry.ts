import type { Account } from './accounts.ts';

/** Unit of an amount: a currency code, or `PTS` for reward points. */
export type Unit = string;

export type Direction = 'debit' | 'credit';

/** Real money, reward points, or receivables that are no money. A journal is in exactly one book. */
export type Book = 'cash' | 'points' | 'memo';

export interface PostingLine {
  readonly account: Account;
  readonly direction: Direction;
  /** Minor units of `unit`; greater than 0. */
  readonly amountMinor: bigint;
  readonly unit: Unit;
}

/** Header and references of a journal; all visible ASCII without spaces. */
export interface JournalHeader {
  /**
   * Names the event, such as `inv:inv_1:release`. Each book has one journal per key, so journals of one event in two
   * books share their key.
   */
  readonly businessKey: string;
  readonly book: Book;
  /** The posting's place in the money lifecycle, such as `invoice-release`. */
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
  /** Whether the same entry had been posted before; then nothing was written. */
  readonly repeated: boolean;
}

/** Creates a debit line, so that journals read like bookkeeping. */
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
