import { accounts, credit, debit, type JournalEntry } from '../../ledger/index.ts';
import { businessKey, journal, move, type Paying, takeableFrom, unsettledOf } from '../postings.ts';

// P4 of the money lifecycle: the journals of a card payment. A is its amount.

/** While the card is charged, Pending: Dr due:card A / Cr unsettled A. Posted when it is captured. */
export const cardHeld = (paying: Paying) => ({
  holdKey: businessKey(paying.payment, 'card'),
  book: 'cash' as const,
  kind: 'card-authorized',
  organizationId: paying.invoice.sellerOrganizationId,
  invoiceId: paying.invoice.id,
  lines: move(paying, accounts.due('card'), unsettledOf(paying)),
});

/** The payout: Dr bank:card A − f, Dr exp:card_fee f / Cr due:card A. The house bears the processor's fee. */
export function cardPaidOut(paying: Paying, feeMinor: bigint): JournalEntry {
  const { amountMinor, currency } = paying.payment;
  const arrivedMinor = amountMinor - feeMinor;
  return journal(paying, 'paid-out', {
    book: 'cash',
    kind: 'card-paid-out',
    lines: [
      ...(arrivedMinor > 0n ? [debit(accounts.bank('card'), arrivedMinor, currency)] : []),
      ...(feeMinor > 0n ? [debit(accounts.expense('card_fee'), feeMinor, currency)] : []),
      credit(accounts.due('card'), amountMinor, currency),
    ],
  });
}

/** A dispute is opened, and the processor takes the money: Dr due:card A / Cr bank:card A. */
export const cardDisputed = (paying: Paying): JournalEntry =>
  journal(paying, 'disputed', {
    book: 'cash',
    kind: 'card-disputed',
    lines: move(paying, accounts.due('card'), accounts.bank('card')),
  });

/** Its fee, won or lost: Dr exp:card_dispute r / Cr bank:card r. */
export const disputeFeeCharged = (paying: Paying, feeMinor: bigint): JournalEntry =>
  journal(paying, 'dispute-fee', {
    book: 'cash',
    kind: 'card-dispute-fee',
    lines: [
      debit(accounts.expense('card_dispute'), feeMinor, paying.payment.currency),
      credit(accounts.bank('card'), feeMinor, paying.payment.currency),
    ],
  });

/** The dispute is won, and the money is back: Dr bank:card A / Cr due:card A. */
export const cardDisputeWon = (paying: Paying): JournalEntry =>
  journal(paying, 'dispute-won', {
    book: 'cash',
    kind: 'card-dispute-won',
    lines: move(paying, accounts.bank('card'), accounts.due('card')),
  });

/** The dispute is lost before the money was good: Dr unsettled A, or Dr hold:pay A / Cr due:card A. */
export const cardTakenBack = (paying: Paying): JournalEntry =>
  journal(paying, 'returned', {
    book: 'cash',
    kind: 'card-taken-back',
    lines: move(paying, takeableFrom(paying), accounts.due('card')),
  });

/** The processor captured a charge that we had given up: Dr due:card A / Cr suspense:in A, until it is refunded. */
export const cardCapturedLate = (paying: Paying): JournalEntry =>
  journal(paying, 'captured-late', {
    book: 'cash',
    kind: 'card-captured-late',
    lines: move(paying, accounts.due('card'), accounts.suspenseIn()),
  });

/**
 * A charge is refunded: Dr suspense:in A / Cr due:card A after a late capture, Dr suspense:ret A after a denial. The
 * processor takes it from its next payouts.
 */
export function cardRefunded(paying: Paying): JournalEntry {
  const isLate = paying.payment.state === 'refused';
  return journal(paying, isLate ? 'late-refunded' : 'refunded', {
    book: 'cash',
    kind: 'card-refunded',
    lines: move(paying, isLate ? accounts.suspenseIn() : accounts.suspenseReturned(), accounts.due('card')),
  });
}

/** The processor refunded without an order: Dr exp:card_loss A / Cr due:card A. */
export const cardRefundedUnasked = (paying: Paying): JournalEntry =>
  journal(paying, 'refunded-unasked', {
    book: 'cash',
    kind: 'card-refunded-unasked',
    lines: move(paying, accounts.expense('card_loss'), accounts.due('card')),
  });

/** Such a payment is denied, so its money covers the loss: Dr suspense:ret A / Cr exp:card_loss A. */
export const unaskedRefundCovered = (paying: Paying): JournalEntry =>
  journal(paying, 'refunded', {
    book: 'cash',
    kind: 'card-refunded',
    lines: move(paying, accounts.suspenseReturned(), accounts.expense('card_loss')),
  });

/** The money went back although it had gone back before: Dr exp:card_loss A / Cr due:card A. */
export const cardPaidBackTwice = (paying: Paying): JournalEntry =>
  journal(paying, 'paid-back-twice', {
    book: 'cash',
    kind: 'card-paid-back-twice',
    lines: move(paying, accounts.expense('card_loss'), accounts.due('card')),
  });
