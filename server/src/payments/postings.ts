import type { Invoice } from '../invoices/index.ts';
import { type Account, accounts, credit, debit, type JournalEntry } from '../ledger/index.ts';
import type { Payment } from './payment.ts';

/**
 * The journals of each step of a payment. The keys P1a, M2 and so on are those of the money lifecycle; A is the
 * payment's amount. Each journal has the business key `pay:<payment>:<step>`, so that no step is booked twice, however
 * often it is tried. When a debit is presented again, its steps end with the number of the presentment.
 */
export interface Paying {
  readonly invoice: Invoice;
  readonly payment: Payment;
}

export type Step =
  | 'inflight'
  | 'cashpaid'
  | 'reserved'
  | 'matched'
  | 'released'
  | 'settled'
  | 'cleared'
  | 'returned'
  | 'return-fee'
  | 'reversed'
  | 'suspended'
  | 'suspense-returned'
  | 'held'
  | 'allowed'
  | 'denied'
  | 'blocked'
  | 'unblocked'
  | 'refunded'
  | 'refund-returned'
  | 'refund-fee'
  | 'captured'
  | 'paid-out'
  | 'disputed'
  | 'dispute-fee'
  | 'dispute-won'
  | 'captured-late'
  | 'paid-back-twice'
  | 'refunded-unasked'
  | 'loss'
  | 'loss-undone'
  | 'loss-undone-again'
  | 'converted'
  | 'bought'
  | 'late-refunded';

/** Steps that happen once for each time that the debit is presented. */
const stepsOfPresentment: ReadonlySet<string> = new Set([
  'held',
  'debit',
  'submitted',
  'settled',
  'returned',
  'return-fee',
  'suspended',
  'suspense-returned',
]);

export const businessKey = (
  { id, presentment }: Payment,
  step: Step | 'debit' | 'card' | 'crypto' | 'submitted' | `${Step}:reversed`,
): string => `pay:${id}:${step}${presentment > 1 && stepsOfPresentment.has(step) ? `:${presentment}` : ''}`;

/** Makes a journal of a step. */
export function journal(
  { invoice, payment }: Paying,
  step: Step,
  entry: Pick<JournalEntry, 'book' | 'kind' | 'lines'>,
): JournalEntry {
  return {
    ...entry,
    businessKey: businessKey(payment, step),
    organizationId: invoice.sellerOrganizationId,
    invoiceId: invoice.id,
  };
}

/** Lines that debit one account and credit another with the whole amount. */
export const move = ({ payment }: Paying, from: Account, to: Account) => [
  debit(from, payment.amountMinor, payment.currency),
  credit(to, payment.amountMinor, payment.currency),
];

const reserveOf = ({ invoice }: Paying): Account => accounts.reserve(invoice.id, invoice.sellerOrganizationId);
export const unsettledOf = ({ invoice }: Paying): Account =>
  accounts.unsettled(invoice.id, invoice.sellerOrganizationId);

/**
 * M2, first half: memo Dr inflight A, Dr discount d / Cr ar A + d. The buyer has paid; the money may still fail. P2 is an
 * ordinary payment whose d is above 0.
 */
export const paymentAccepted = (paying: Paying): JournalEntry => {
  const { id, sellerOrganizationId } = paying.invoice;
  const { amountMinor, discountMinor, currency } = paying.payment;
  return journal(paying, 'inflight', {
    book: 'memo',
    kind: 'payment-accepted',
    lines: [
      debit(accounts.inflight(id, sellerOrganizationId), amountMinor, currency),
      ...(discountMinor > 0n ? [debit(accounts.discount(id, sellerOrganizationId), discountMinor, currency)] : []),
      credit(accounts.receivable(id, sellerOrganizationId), amountMinor + discountMinor, currency),
    ],
  });
};

/** M2, second half: memo Dr cashpaid A / Cr inflight A. The money has cleared. */
export const paymentReceived = (paying: Paying): JournalEntry => {
  const { id, sellerOrganizationId } = paying.invoice;
  return journal(paying, 'cashpaid', {
    book: 'memo',
    kind: 'payment-received',
    lines: move(paying, accounts.cashPaid(id, sellerOrganizationId), accounts.inflight(id, sellerOrganizationId)),
  });
};

/** P1a: Dr avail:buyer A / Cr reserve A. */
export const paidFromBalance = (paying: Paying, buyerAccount: Account): JournalEntry =>
  journal(paying, 'reserved', {
    book: 'cash',
    kind: 'paid-from-balance',
    lines: move(paying, buyerAccount, reserveOf(paying)),
  });

/** P5b: Dr suspense:in A / Cr reserve A. The transfer had arrived in suspense. */
export const paidByTransfer = (paying: Paying): JournalEntry =>
  journal(paying, 'matched', {
    book: 'cash',
    kind: 'paid-by-transfer',
    lines: move(paying, accounts.suspenseIn(), reserveOf(paying)),
  });

/** P1b: Dr reserve A / Cr avail:seller A. */
export const releasedToSeller = (paying: Paying, sellerAccount: Account): JournalEntry =>
  journal(paying, 'released', {
    book: 'cash',
    kind: 'invoice-release',
    lines: move(paying, reserveOf(paying), sellerAccount),
  });

/** P3a, and P3b when the hold is posted: Dr due:ach A / Cr unsettled A. */
export const debitHeld = (paying: Paying) => ({
  holdKey: businessKey(paying.payment, 'debit'),
  book: 'cash' as const,
  kind: 'debit-authorized',
  organizationId: paying.invoice.sellerOrganizationId,
  invoiceId: paying.invoice.id,
  lines: move(paying, accounts.due('ach'), unsettledOf(paying)),
});

/** P3c: Dr bank:ach A / Cr due:ach A. */
export const debitSettled = (paying: Paying): JournalEntry =>
  journal(paying, 'settled', {
    book: 'cash',
    kind: 'debit-settled',
    lines: move(paying, accounts.bank('ach'), accounts.due('ach')),
  });

/** What the outside took back from: the processor owes less, the bank has debited us, or an exchange of coins was undone. */
function takenBackBy({ payment }: Paying): Account {
  if (payment.method === 'crypto') return accounts.fxPosition();
  return payment.method === 'card' ? accounts.due('card') : accounts.bank('ach');
}

const clearedKinds: Readonly<Partial<Record<Payment['method'], string>>> = {
  card: 'card-cleared',
  crypto: 'crypto-cleared',
};

/** P3d: Dr unsettled A / Cr reserve A. The return window, or a card's risk hold, is over, or coins are final. */
export const debitCleared = (paying: Paying): JournalEntry =>
  journal(paying, 'cleared', {
    book: 'cash',
    kind: clearedKinds[paying.payment.method] ?? 'debit-cleared',
    lines: move(paying, unsettledOf(paying), reserveOf(paying)),
  });

/** P3e: Dr unsettled A, or Dr hold:pay A / Cr bank:ach A, or Cr due:ach A before settlement. */
export const debitReturned = (paying: Paying): JournalEntry =>
  journal(paying, 'returned', {
    book: 'cash',
    kind: 'debit-returned',
    lines: move(paying, takeableFrom(paying), hasArrived(paying) ? takenBackBy(paying) : accounts.due('ach')),
  });

const hasArrived = ({ payment }: Paying): boolean => payment.state === 'settled' || payment.state === 'held';

/**
 * The bank settled a debit that it had refused or cancelled: Dr bank:ach A / Cr suspense:in A, until staff resolve it.
 */
export const debitSuspended = (paying: Paying): JournalEntry =>
  journal(paying, 'suspended', {
    book: 'cash',
    kind: 'debit-suspended',
    lines: move(paying, accounts.bank('ach'), accounts.suspenseIn()),
  });

/** The bank returned such a debit: Dr suspense:in A / Cr bank:ach A. */
export const suspendedDebitReturned = (paying: Paying): JournalEntry =>
  journal(paying, 'suspense-returned', {
    book: 'cash',
    kind: 'suspended-debit-returned',
    lines: move(paying, accounts.suspenseIn(), accounts.bank('ach')),
  });

/** P3e: Dr exp:ach_return r / Cr bank:ach r. The house bears the bank's fee. */
export const returnFeeCharged = (paying: Paying, feeMinor: bigint): JournalEntry =>
  journal(paying, 'return-fee', {
    book: 'cash',
    kind: 'return-fee',
    lines: [
      debit(accounts.expense('ach_return'), feeMinor, paying.payment.currency),
      credit(accounts.bank('ach'), feeMinor, paying.payment.currency),
    ],
  });

/** P3f, while allocated: Dr reserve A / Cr bank:ach A, or Cr due:card A. */
export const reserveTakenBack = (paying: Paying): JournalEntry =>
  journal(paying, 'reversed', {
    book: 'cash',
    kind: 'late-return',
    lines: move(paying, reserveOf(paying), takenBackBy(paying)),
  });

/**
 * P3f, after the release: Dr avail:seller (the account that the release credited) up to its balance, Dr due:seller the
 * rest / Cr bank:ach A, or Cr due:card A.
 * @param coveredMinor the part of A that the account's balance covers, from 0 to A
 */
export function balanceTakenBack(paying: Paying, credited: Account, coveredMinor: bigint): JournalEntry {
  const { amountMinor, currency } = paying.payment;
  const owedMinor = amountMinor - coveredMinor;
  return journal(paying, 'reversed', {
    book: 'cash',
    kind: 'late-return',
    lines: [
      ...(coveredMinor > 0n ? [debit(credited, coveredMinor, currency)] : []),
      ...(owedMinor > 0n ? [debit(accounts.dueSeller(paying.invoice.sellerOrganizationId), owedMinor, currency)] : []),
      credit(takenBackBy(paying), amountMinor, currency),
    ],
  });
}

/** The organization that monitoring is about: the payer's, or the buyer's of an invoice that a guest paid. */
function monitoredOf({ invoice, payment }: Paying): string {
  const organizationId = payment.payerOrganizationId ?? invoice.buyerOrganizationId;
  if (organizationId === null) throw new Error(`Payment ${payment.id} of nobody is on hold.`);
  return organizationId;
}

const holdOf = (paying: Paying): Account => accounts.onHold(monitoredOf(paying), 'pay');

/** Where money from outside is that has not cleared. */
export const takeableFrom = (paying: Paying): Account =>
  paying.payment.state === 'held' ? holdOf(paying) : unsettledOf(paying);

/** P7a: Dr avail:buyer F / Cr hold:pay F. Compliance checks the payment. */
export const paymentHeld = (paying: Paying, buyerAccount: Account): JournalEntry =>
  journal(paying, 'held', { book: 'cash', kind: 'payment-held', lines: move(paying, buyerAccount, holdOf(paying)) });

/** P7a for money from outside, once it would have cleared: Dr unsettled A / Cr hold:pay A. */
export const arrivedHeld = (paying: Paying): JournalEntry =>
  journal(paying, 'held', {
    book: 'cash',
    kind: 'payment-held',
    lines: move(paying, unsettledOf(paying), holdOf(paying)),
  });

/** P7b: Dr hold:pay F / Cr reserve F. */
export const paymentAllowed = (paying: Paying): JournalEntry =>
  journal(paying, 'allowed', {
    book: 'cash',
    kind: 'payment-allowed',
    lines: move(paying, holdOf(paying), reserveOf(paying)),
  });

/** Where the money of a payment is that can be denied. */
function deniableFrom(paying: Paying): Account {
  if (paying.payment.state === 'held') return holdOf(paying);
  return paying.payment.state === 'settled' ? unsettledOf(paying) : reserveOf(paying);
}

/** P7c and P7e: Dr hold:pay, unsettled or reserve F / Cr avail:buyer F, or Cr suspense:ret F for a bank's money. */
export const paymentDenied = (paying: Paying, buyerAccount: Account | null): JournalEntry =>
  journal(paying, 'denied', {
    book: 'cash',
    kind: 'payment-denied',
    lines: move(paying, deniableFrom(paying), buyerAccount ?? accounts.suspenseReturned()),
  });

/** P7d: Dr hold:pay F / Cr blocked:buyer F. */
export const paymentBlocked = (paying: Paying): JournalEntry =>
  journal(paying, 'blocked', {
    book: 'cash',
    kind: 'payment-blocked',
    lines: move(paying, holdOf(paying), blockedOf(paying)),
  });

const blockedOf = (paying: Paying): Account => accounts.blocked(monitoredOf(paying));

/** P7d, under a licence: Dr blocked:buyer F / Cr avail:buyer F, or Cr suspense:ret F for money from outside. */
export const paymentUnblocked = (paying: Paying, buyerAccount: Account | null): JournalEntry =>
  journal(paying, 'unblocked', {
    book: 'cash',
    kind: 'payment-unblocked',
    lines: move(paying, blockedOf(paying), buyerAccount ?? accounts.suspenseReturned()),
  });

/** P7c: Dr suspense:ret A / Cr bank:<rail> A. The money of a denied payment has left our bank. */
export const deniedRefunded = (paying: Paying, rail: string): JournalEntry =>
  journal(paying, 'refunded', {
    book: 'cash',
    kind: 'denied-payment-refunded',
    lines: move(paying, accounts.suspenseReturned(), accounts.bank(rail)),
  });

/** And it came back: Dr bank:<rail> A / Cr suspense:ret A, until staff resolve it. */
export const deniedRefundReturned = (paying: Paying, rail: string): JournalEntry =>
  journal(paying, 'refund-returned', {
    book: 'cash',
    kind: 'denied-payment-refund-returned',
    lines: move(paying, accounts.bank(rail), accounts.suspenseReturned()),
  });

/** Dr exp:return_fee r / Cr bank:<rail> r. The house bears what the bank takes for a refund that came back. */
export const deniedRefundFee = (
  paying: Paying,
  { rail, feeMinor }: { readonly rail: string; readonly feeMinor: bigint },
): JournalEntry =>
  journal(paying, 'refund-fee', {
    book: 'cash',
    kind: 'denied-payment-refund-fee',
    lines: [
      debit(accounts.expense('return_fee'), feeMinor, paying.payment.currency),
      credit(accounts.bank(rail), feeMinor, paying.payment.currency),
    ],
  });

/**
 * The bank takes back a payment that was denied or blocked: Dr suspense:ret A, or Dr blocked:buyer A / Cr bank:ach A, or Cr
 * due:card A of a card. If the money has gone back to the payer, Dr exp:ach_loss A: a loss.
 */
export const deniedTakenBack = (paying: Paying, isStillHere: boolean): JournalEntry =>
  journal(paying, 'reversed', {
    book: 'cash',
    kind: 'late-return',
    lines: move(paying, isStillHere ? keptIn(paying) : accounts.expense('ach_loss'), takenBackBy(paying)),
  });

/**
 * A refund failed whose debit was returned: the money is here after all. Dr suspense:ret A / Cr exp:ach_loss A.
 * @param isAgain whether it had failed, and left nevertheless
 */
export const lossUndone = (paying: Paying, isAgain: boolean): JournalEntry =>
  journal(paying, isAgain ? 'loss-undone-again' : 'loss-undone', {
    book: 'cash',
    kind: 'denied-payment-loss-undone',
    lines: move(paying, accounts.suspenseReturned(), accounts.expense('ach_loss')),
  });

/** Such a refund left nevertheless, so the money went back twice: Dr exp:ach_loss A / Cr suspense:ret A. */
export const refundLost = (paying: Paying): JournalEntry =>
  journal(paying, 'loss', {
    book: 'cash',
    kind: 'denied-payment-lost',
    lines: move(paying, accounts.expense('ach_loss'), accounts.suspenseReturned()),
  });

/** Where the money of a payment is that was ended and not sent back. */
const keptIn = (paying: Paying): Account =>
  paying.payment.state === 'blocked' ? blockedOf(paying) : accounts.suspenseReturned();
