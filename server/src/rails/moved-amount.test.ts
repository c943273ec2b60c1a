import { expect, it } from 'vitest';
import { type Moving, movedAmount, type ReportedMove } from './moved-amount.ts';

const event = (kind: ReportedMove['kind'], feeMinor = 0n): ReportedMove => ({ kind, feeMinor, leg: null });
const amountMinor = 1_000n;

it.each<[string, Moving['kind'], readonly ReportedMove[], bigint]>([
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

const leg = (kind: ReportedMove['kind'], direction: ReportedMove['leg']): ReportedMove => ({
  kind,
  feeMinor: 0n,
  leg: direction,
});
const [left, arrived] = [leg('submitted', 'debit'), leg('settled', 'credit')];
const [leftAgain, cameBack] = [leg('returned', 'debit'), leg('returned', 'credit')];

it.each<[string, readonly ReportedMove[], bigint]>([
  ['nothing yet', [], 0n],
  ['left the one account', [left], -1_000n],
  ['at both accounts', [left, arrived], 0n],
  ['booked first by the account that receives it', [arrived], 1_000n],
  ['booked last by the account that pays', [arrived, left], 0n],
  ['sent back to the account that paid', [left, cameBack], 0n],
  ['on its way back', [left, arrived, leftAgain], -1_000n],
  ['back at the account that paid', [left, arrived, leftAgain, cameBack], 0n],
  ['back at the account that paid, which books it first', [left, arrived, cameBack], 1_000n],
  ['rejected before it left', [event('rejected')], 0n],
  ['reported as a whole', [event('submitted'), event('settled')], 0n],
])('a transfer between two of our accounts: %s', (_what, events, expected) => {
  expect(movedAmount({ kind: 'book', amountMinor }, events)).toBe(expected);
});
