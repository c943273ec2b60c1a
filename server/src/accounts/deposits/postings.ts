import type { OperationContext } from '../../kernel/index.ts';
import { type Account, accounts, credit, debit, type JournalEntry, reverseJournal } from '../../ledger/index.ts';
import type { Instruction } from '../../rails/index.ts';
import { type Deposit, type DepositTarget, restOf } from './deposit.ts';

/**
 * The journals of a deposit. Those after its arrival are about what paid no invoice. Each has the business key
 * `deposit:<deposit>:<step>`. Steps of later matches end with the match's number, so that a deposit can be relabelled as
 * often as staff need, and those of later refunds with the refund's.
 */
type Step =
  | 'arrived'
  | 'booked'
  | 'held'
  | 'released'
  | 'recalled'
  | 'refund-queued'
  | 'refund-settled'
  | 'refund-failed'
  | 'refund-fee';

export const depositKey = ({ id }: Pick<Deposit, 'id'>, step: Step, number = 1): string =>
  `deposit:${id}:${step}${number > 1 ? `:${number}` : ''}`;

const moveAmount = (amountMinor: bigint, { currency }: Deposit, from: Account, to: Account) => [
  debit(from, amountMinor, currency),
  credit(to, amountMinor, currency),
];

const move = (deposit: Deposit, from: Account, to: Account) => moveAmount(restOf(deposit), deposit, from, to);

/** P5a: Dr bank:<rail> A / Cr suspense:in A, always first. */
export const depositArrived = (deposit: Deposit): JournalEntry => ({
  businessKey: depositKey(deposit, 'arrived'),
  book: 'cash',
  kind: 'deposit-arrived',
  lines: moveAmount(deposit.amountMinor, deposit, accounts.bank(deposit.rail), accounts.suspenseIn()),
});

/** P5c: Dr suspense:in A / Cr avail A. */
export const depositBooked = (deposit: Deposit, target: DepositTarget, match: number): JournalEntry => ({
  businessKey: depositKey(deposit, 'booked', match),
  book: 'cash',
  kind: 'deposit-booked',
  organizationId: target.organizationId,
  lines: move(deposit, accounts.suspenseIn(), accounts.available(target.organizationId, { ...deposit, ...target })),
});

/** P5c, monitored: Dr suspense:in A / Cr hold:dep A. */
export const depositHeld = (deposit: Deposit, { organizationId }: DepositTarget, match: number): JournalEntry => ({
  businessKey: depositKey(deposit, 'held', match),
  book: 'cash',
  kind: 'deposit-held',
  organizationId,
  lines: move(deposit, accounts.suspenseIn(), accounts.onHold(organizationId, 'dep')),
});

/** P5c, after monitoring: Dr hold:dep A / Cr avail A. */
export const depositReleased = (deposit: Deposit, target: DepositTarget): JournalEntry => ({
  businessKey: depositKey(deposit, 'released', deposit.matches),
  book: 'cash',
  kind: 'deposit-released',
  organizationId: target.organizationId,
  lines: move(
    deposit,
    accounts.onHold(target.organizationId, 'dep'),
    accounts.available(target.organizationId, { ...deposit, ...target }),
  ),
});

/** The sender's bank took back a deposit that is in suspense: Dr suspense:in A / Cr bank:<rail> A. */
export const depositRecalled = (deposit: Deposit): JournalEntry => ({
  businessKey: depositKey(deposit, 'recalled'),
  book: 'cash',
  kind: 'deposit-recalled',
  lines: move(deposit, accounts.suspenseIn(), accounts.bank(deposit.rail)),
});

/** The order to the bank. */
type Refund = Pick<Instruction, 'rail' | 'presentment'>;

/** P7c, for money of nobody: Dr suspense:in R / Cr suspense:ret R. It goes back to its sender. */
export const refundQueued = (deposit: Deposit, refund: number): JournalEntry => ({
  businessKey: depositKey(deposit, 'refund-queued', refund),
  book: 'cash',
  kind: 'deposit-refund-queued',
  lines: move(deposit, accounts.suspenseIn(), accounts.suspenseReturned()),
});

/** Dr suspense:ret R / Cr bank:<rail> R. The refund has left our bank. */
export const refundSettled = (deposit: Deposit, { rail, presentment }: Refund): JournalEntry => ({
  businessKey: depositKey(deposit, 'refund-settled', presentment),
  book: 'cash',
  kind: 'deposit-refunded',
  lines: move(deposit, accounts.suspenseReturned(), accounts.bank(rail)),
});

/**
 * The refund failed, and waits for staff: Dr suspense:ret R / Cr suspense:in R, or after its settlement Dr bank:<rail> R
 * / Cr suspense:in R.
 */
export const refundFailed = (
  deposit: Deposit,
  { rail, presentment }: Refund,
  { wasSettled }: { readonly wasSettled: boolean },
): JournalEntry => ({
  businessKey: depositKey(deposit, 'refund-failed', presentment),
  book: 'cash',
  kind: 'deposit-refund-failed',
  lines: move(deposit, wasSettled ? accounts.bank(rail) : accounts.suspenseReturned(), accounts.suspenseIn()),
});

/** Dr exp:return_fee r / Cr bank:<rail> r. The house bears what the bank takes for a refund that came back. */
export const refundFeeCharged = (deposit: Deposit, { rail, presentment }: Refund, feeMinor: bigint): JournalEntry => ({
  businessKey: depositKey(deposit, 'refund-fee', presentment),
  book: 'cash',
  kind: 'deposit-refund-fee',
  lines: moveAmount(feeMinor, deposit, accounts.expense('return_fee'), accounts.bank(rail)),
});

/** Why a match is undone. */
export type UndoKind = 'deposit-relabelled' | 'deposit-sent-back' | 'deposit-pays-invoice';

/**
 * P5c, relabelling, the way back to the bank, or to the invoice that a held deposit pays: reverses one journal of the current match.
 * @throws InsufficientFunds when the money was spent
 */
export const reverseStep = (
  { db, app }: OperationContext,
  deposit: Deposit,
  { step, kind }: { readonly step: 'booked' | 'held' | 'released'; readonly kind: UndoKind },
) =>
  reverseJournal(db, app.clock, {
    businessKey: `${depositKey(deposit, step, deposit.matches)}:reversed`,
    reverses: depositKey(deposit, step, deposit.matches),
    kind,
  });
