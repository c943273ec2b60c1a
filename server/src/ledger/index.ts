export { type Account, type AccountCode, accounts, type HoldReason, pointsUnit } from './accounts.ts';
export { type Flow, flowsOf } from './balance-flows.ts';
export {
  balanceOf,
  balances,
  listOwnedBalances,
  lockedBalanceOf,
  sumByOwner,
  unitsOfOwner,
} from './balances.ts';
export { type BookSum, booksBefore } from './books-before.ts';
export type { KeptHead, LedgerHeadSink } from './head-sink.ts';
export { hold, postHold, voidHold } from './holds.ts';
export { isLedgerEmpty } from './is-ledger-empty.ts';
export {
  type Book,
  credit,
  type Direction,
  debit,
  type JournalEntry,
  type JournalHeader,
  type PostedJournal,
  type PostingLine,
  type Unit,
} from './journal-entry.ts';
export { keysBefore } from './keys-before.ts';
export { type ConflictReason, InsufficientFunds, LedgerConflict } from './ledger-errors.ts';
export type { LedgerEvidence } from './ledger-evidence.ts';
export { listPostedKeys } from './list-posted-keys.ts';
export { noteHeads } from './note-heads.ts';
export { netPoints, type PointsBalance, pointsOf } from './points.ts';
export { postJournal, postJournals, postJournalsLast } from './post-journal.ts';
export { findPublishedHead, proveLines, proveNeighbours, readWaysBack } from './proofs/index.ts';
export { reverseJournal } from './reverse-journal.ts';
export { sealEvents, sealJournals } from './seal-journals.ts';
export {
  findLineOf,
  findStatementAccount,
  latestLinesOf,
  lineKeysOf,
  linesAt,
  linesBetween,
  positionBefore,
  type StatementAccount,
  type StatementLine,
} from './statement-lines.ts';
export { describeReport } from './verification/describe-report.ts';
export { type LedgerReport, verifyLedger, verifyWithin } from './verification/verify-ledger.ts';
