import { expect, it } from 'vitest';
import type { PayoutRail } from './external-accounts.ts';
import { payoutArrival } from './rail-hours.ts';

// New York is four hours behind UTC in summer, five in winter. 2026-11-26 is Thanksgiving.
it.for<[string, PayoutRail, string, string]>([
  ['an ACH payout before the cut-off', 'ach', '2026-06-09T20:44:00Z', '2026-06-10T13:00:00Z'],
  ['an ACH payout after the cut-off', 'ach', '2026-06-09T20:45:00Z', '2026-06-11T13:00:00Z'],
  ['an ACH payout on a Friday morning', 'ach', '2026-06-12T14:00:00Z', '2026-06-15T13:00:00Z'],
  ['an ACH payout on a Friday evening', 'ach', '2026-06-12T21:00:00Z', '2026-06-16T13:00:00Z'],
  ['an ACH payout on a Saturday', 'ach', '2026-06-13T14:00:00Z', '2026-06-16T13:00:00Z'],
  ['an ACH payout on a Sunday night in New York', 'ach', '2026-06-15T03:00:00Z', '2026-06-16T13:00:00Z'],
  ['an ACH payout on the eve of a holiday', 'ach', '2026-11-25T15:00:00Z', '2026-11-27T14:00:00Z'],
  ['an ACH payout on a holiday', 'ach', '2026-11-26T15:00:00Z', '2026-11-30T14:00:00Z'],
  ['an ACH payout over the change of clocks', 'ach', '2026-10-30T22:00:00Z', '2026-11-03T14:00:00Z'],
  ['a SEPA payout after the cut-off', 'sepa', '2026-06-09T21:00:00Z', '2026-06-11T13:00:00Z'],
  ['a wire in its hours', 'wire', '2026-06-09T15:00:00Z', '2026-06-09T15:15:00Z'],
  ['a wire in the night', 'wire', '2026-06-09T06:00:00Z', '2026-06-09T13:15:00Z'],
  ['a wire after the cut-off', 'wire', '2026-06-09T22:45:00Z', '2026-06-10T13:15:00Z'],
  ['a wire on a Saturday', 'wire', '2026-06-13T15:00:00Z', '2026-06-15T13:15:00Z'],
  ['a wire on a holiday', 'wire', '2026-11-26T15:00:00Z', '2026-11-27T14:15:00Z'],
  ['a SWIFT payout in the hours of wires', 'swift', '2026-06-09T22:30:00Z', '2026-06-11T13:00:00Z'],
  ['a SWIFT payout after them', 'swift', '2026-06-09T22:45:00Z', '2026-06-12T13:00:00Z'],
  ['a SWIFT payout on a Friday', 'swift', '2026-06-12T15:00:00Z', '2026-06-16T13:00:00Z'],
])('%s arrives', ([, rail, sentAt, arrivesAt]) => {
  expect(payoutArrival(new Date(sentAt), rail)).toEqual(new Date(arrivesAt));
});
