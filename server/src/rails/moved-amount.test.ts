import { expect, it } from 'vitest';
import { type Moving, movedAmount, movedBetween, type ReportedLeg } from './moved-amount.ts';

const event = (kind: Parameters<typeof movedAmount>[1][number]['kind'], feeMinor = 0n) => ({ kind, feeMinor });
const amountMinor = 1_000n;

it.each<[string, Moving['kind'], Parameters<typeof movedAmount>[1], bigint]>([
  ['nothing yet', 'credit', [], 0n],
  ['an accepted payout', 'credit', [event('submitted')], 0n],
  ['a settled payout', 'credit', [event('submitted'), event('settled')], -1_000n],
  ['a settled wire', 'wire', [event('settled')], -1_000n],
  ['a settled debit', 'debit', [event('settled')], 1_000n],
  ['a book transfer', 'book', [event('settled')], 0n],
  ['a rejected payout', 'credit', [event('rejected')], 0n],
  ['a payout that settled after its rejection', 'credit', [event('rejected'), event('settled')], -1_000n],
  ['a payout rejected after it settled', 'credit', [event('settled'), event('rejected')], 0n],
  ['a returned payout, with the bank’s fee', 'credit', [event('settled'), event('returned', 200n)], -200n],
  ['a debit returned before it settled', 'debit', [event('returned', 200n)], -200n],
  ['a settlement reported after the return', 'credit', [event('returned', 200n), event('settled')], -200n],
  ['a recalled payout', 'wire', [event('settled'), event('recalled')], 0n],
  ['money that arrived', 'incoming', [event('incoming')], 1_000n],
  ['money that was recalled', 'incoming', [event('incoming'), event('recalled')], 0n],
  ['a charge of the bank', 'incoming', [event('charged')], 1_000n],
])('%s', (_what, kind, events, expected) => {
  expect(movedAmount({ kind, amountMinor }, events)).toBe(expected);
});

const leg = (kind: ReportedLeg['kind']): ReportedLeg => ({ kind, isOneAccount: true });

it.each<[string, readonly ReportedLeg[], bigint]>([
  ['nothing yet', [], 0n],
  ['left the one account', [leg('submitted')], -1_000n],
  ['at both accounts', [leg('submitted'), leg('settled')], 0n],
  ['booked first by the account that receives it', [leg('settled')], 1_000n],
  ['booked last by the account that pays', [leg('settled'), leg('submitted')], 0n],
  ['sent back to the account that paid', [leg('submitted'), leg('returned')], 0n],
  ['rejected before it left', [leg('rejected')], 0n],
  [
    'reported as a whole',
    [
      { kind: 'submitted', isOneAccount: false },
      { kind: 'settled', isOneAccount: false },
    ],
    0n,
  ],
])('a transfer between two of our accounts: %s', (_what, events, expected) => {
  expect(movedBetween(amountMinor, events)).toBe(expected);
});
