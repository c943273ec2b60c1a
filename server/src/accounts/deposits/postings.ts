import type { OperationContext } from '../../kernel/index.ts';
import { type Account, accounts, credit, debit, type JournalEntry, reverseJournal } from '../../ledger/index.ts';
import type { Deposit, DepositTarget } from './deposit.ts';

/**
 * The journals of a deposit. Each has the business key `deposit:<deposit>:<step>`; steps of later matches end with the
 * match's number, so that a deposit can be relabelled as often as staff need.
 */
type Step = 'arrived' | 'booked' | 'held' | 'released' | 'recalled';

export const depositKey = ({ id }: Pick<Deposit, 'id'>, step: Step, match = 1): string =>
  `deposit:${id}:${step}${match > 1 ? `:${match}` : ''}`;

const move = ({ amountMinor, currency }: Deposit, from: Account, to: Account) => [
  debit(from, amountMinor, currency),
  credit(to, amountMinor, currency),
];

/** P5a: Dr bank:<rail> A / Cr suspense:in A, always first. */
export const depositArrived = (deposit: Deposit): JournalEntry => ({
  businessKey: depositKey(deposit, 'arrived'),
  book: 'cash',
  kind: 'deposit-arrived',
  lines: move(deposit, accounts.bank(deposit.rail), accounts.suspenseIn()),
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

/** The sender's bank took back a deposit that was nobody's yet: Dr suspense:in A / Cr bank:<rail> A. */
export const depositRecalled = (deposit: Deposit): JournalEntry => ({
  businessKey: depositKey(deposit, 'recalled'),
  book: 'cash',
  kind: 'deposit-recalled',
  lines: move(deposit, accounts.suspenseIn(), accounts.bank(deposit.rail)),
});

/** Relabelling: reverses one journal of the current match. @throws InsufficientFunds when the money was spent */
export const reverseStep = ({ db, app }: OperationContext, deposit: Deposit, step: 'booked' | 'held' | 'released') =>
  reverseJournal(db, app.clock, {
    businessKey: `${depositKey(deposit, step, deposit.matches)}:reversed`,
    reverses: depositKey(deposit, step, deposit.matches),
    kind: 'deposit-relabelled',
  });
