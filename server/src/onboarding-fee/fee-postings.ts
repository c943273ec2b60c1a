import { type Account, accounts, credit, debit, type JournalEntry } from '../ledger/index.ts';
import type { Charge } from '../payments/index.ts';

// P13 of the money lifecycle: the journals of an onboarding fee. A is its amount.

/** A charge that pays an onboarding fee. */
export interface FeeCharging {
  readonly charge: Charge;
  readonly organizationId: string;
}

const journal = (
  { charge, organizationId }: FeeCharging,
  step: string,
  kind: string,
  lines: JournalEntry['lines'],
): JournalEntry => ({ businessKey: `onb:${charge.id}:${step}`, book: 'cash', kind, organizationId, lines });

/** Moves an amount, by default A. */
const move = ({ charge }: FeeCharging, from: Account, to: Account, amountMinor = BigInt(charge.amount_minor)) => [
  debit(from, amountMinor, charge.currency),
  credit(to, amountMinor, charge.currency),
];

/** The card is charged: Dr due:card A / Cr rev:onboarding A. */
export const feeCaptured = (charging: FeeCharging): JournalEntry =>
  journal(charging, 'captured', 'onboarding-fee', move(charging, accounts.due('card'), accounts.revenue('onboarding')));

/** The payout: Dr bank:card A − f, Dr exp:card_fee f / Cr due:card A. */
export function feePaidOut(charging: FeeCharging, feeMinor: bigint): JournalEntry {
  const amountMinor = BigInt(charging.charge.amount_minor);
  const { currency } = charging.charge;
  const arrivedMinor = amountMinor - feeMinor;
  return journal(charging, 'paid-out', 'onboarding-fee-paid-out', [
    ...(arrivedMinor > 0n ? [debit(accounts.bank('card'), arrivedMinor, currency)] : []),
    ...(feeMinor > 0n ? [debit(accounts.expense('card_fee'), feeMinor, currency)] : []),
    credit(accounts.due('card'), amountMinor, currency),
  ]);
}

/** A dispute is opened, and the processor takes the money: Dr due:card A / Cr bank:card A. */
export const feeDisputed = (charging: FeeCharging): JournalEntry =>
  journal(charging, 'disputed', 'onboarding-fee-disputed', move(charging, accounts.due('card'), accounts.bank('card')));

/** Its fee, won or lost: Dr exp:card_dispute r / Cr bank:card r. */
export const disputeFeeCharged = (charging: FeeCharging, feeMinor: bigint): JournalEntry =>
  journal(
    charging,
    'dispute-fee',
    'onboarding-fee-dispute-fee',
    move(charging, accounts.expense('card_dispute'), accounts.bank('card'), feeMinor),
  );

/** The dispute is won, and the money is back: Dr bank:card A / Cr due:card A. */
export const feeDisputeWon = (charging: FeeCharging): JournalEntry =>
  journal(charging, 'dispute-won', 'onboarding-fee-won', move(charging, accounts.bank('card'), accounts.due('card')));

/** The dispute is lost, so nothing was earned: Dr rev:onboarding A / Cr due:card A. */
export const feeDisputeLost = (charging: FeeCharging): JournalEntry =>
  journal(
    charging,
    'dispute-lost',
    'onboarding-fee-lost',
    move(charging, accounts.revenue('onboarding'), accounts.due('card')),
  );

/** The processor captured a charge that we had given up: Dr due:card A / Cr suspense:in A, until it is refunded. */
export const feeCapturedLate = (charging: FeeCharging): JournalEntry =>
  journal(
    charging,
    'captured-late',
    'onboarding-fee-captured-late',
    move(charging, accounts.due('card'), accounts.suspenseIn()),
  );

/** It is refunded: Dr suspense:in A / Cr due:card A. */
export const feeRefunded = (charging: FeeCharging): JournalEntry =>
  journal(
    charging,
    'late-refunded',
    'onboarding-fee-refunded',
    move(charging, accounts.suspenseIn(), accounts.due('card')),
  );

/** The processor refunded without an order, and the company stays approved: Dr exp:card_loss A / Cr due:card A. */
export const feeRefundedUnasked = (charging: FeeCharging): JournalEntry =>
  journal(
    charging,
    'refunded-unasked',
    'onboarding-fee-refunded-unasked',
    move(charging, accounts.expense('card_loss'), accounts.due('card')),
  );

/** The money went back a second time: Dr exp:card_loss A / Cr due:card A. */
export const feePaidBackTwice = (charging: FeeCharging): JournalEntry =>
  journal(
    charging,
    'paid-back-twice',
    'onboarding-fee-paid-back-twice',
    move(charging, accounts.expense('card_loss'), accounts.due('card')),
  );
