import type { Book, Direction } from './journal-entry.ts';
import type { AccountClass } from './tables.ts';

interface AccountKind {
  readonly prefix: string;
  readonly class: AccountClass;
  readonly book: Book;
  readonly normalSide: Direction;
  readonly keepsBalance: boolean;
}

const kind =
  (book: Book, normalSide: Direction, keepsBalance: boolean) =>
  (accountClass: AccountClass, ...prefixes: readonly string[]): AccountKind[] =>
    prefixes.map((prefix) => ({ prefix, class: accountClass, book, normalSide, keepsBalance }));

const houseDebit = kind('cash', 'debit', false);
const houseCredit = kind('cash', 'credit', false);
const ownedCredit = kind('cash', 'credit', true);
const memoDebit = kind('memo', 'debit', true);
const memoCredit = kind('memo', 'credit', true);

/** The expected content of `ledger_account_kinds`, repeated here so that a changed table is detected. */
export const accountKinds: readonly AccountKind[] = [
  ...houseDebit('asset', 'bank', 'due'),
  ...kind('cash', 'debit', true)('asset', 'due:seller'),
  ...ownedCredit('liability', 'avail', 'unsettled', 'reserve', 'hold', 'blocked', 'payout', 'feehold'),
  ...ownedCredit('liability', 'hold:pay', 'hold:dep', 'hold:txn', 'payout:queued', 'payout:sent'),
  ...houseCredit('liability', 'suspense', 'transit', 'rewards'),
  ...houseCredit('revenue', 'rev'),
  ...houseDebit('expense', 'exp'),
  ...houseDebit('clearing', 'fx'),
  ...memoDebit('memo', 'ar', 'inflight', 'cashpaid', 'discount', 'cancelled', 'rejected', 'external', 'denied'),
  ...memoCredit('memo', 'billed', 'latefee'),
  ...kind('points', 'credit', true)('liability', 'pts'),
  ...kind('points', 'debit', true)('asset', 'pts:due'),
  ...kind('points', 'debit', false)('asset', 'pts:issuer'),
];
