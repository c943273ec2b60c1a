import { describe, expect, it } from 'vitest';
import type { CardNews } from '../../providers/index.ts';
import { type ChargeState, type ChargeStep, type DisputeState, stepsAfter } from './charge-transitions.ts';

const at = (state: ChargeState, dispute: DisputeState = null, isPaidOut = false) => ({
  state,
  dispute,
  isPaidOut,
  isCaptured: state === 'captured',
});

it.each<[ChargeState, CardNews['kind'], readonly ChargeStep[]]>([
  ['queued', 'authorized', ['authorize']],
  ['unknown', 'authorized', ['authorize']],
  ['unknown', 'captured', ['authorize', 'capture']],
  ['unknown', 'declined', ['decline']],
  ['unknown', 'voided', ['void']],
  ['authorized', 'authorized', []],
  ['authorized', 'captured', ['capture']],
  ['capturing', 'captured', ['capture']],
  ['capturing', 'voided', ['void']],
  ['captured', 'captured', []],
  ['captured', 'declined', []],
  ['captured', 'paid-out', ['pay-out']],
  ['unknown', 'paid-out', ['authorize', 'capture', 'pay-out']],
  ['voided', 'captured', ['give-back']],
  ['declined', 'captured', ['give-back']],
  ['refunding', 'captured', []],
  ['refunding', 'refunded', ['refund']],
  ['refunded', 'refunded', []],
  ['captured', 'refunded', ['refund-unasked']],
  ['authorized', 'refunded', ['capture', 'refund-unasked']],
  ['voided', 'refunded', ['give-back', 'refund']],
  ['voided', 'paid-out', ['give-back']],
  ['refunding', 'dispute-opened', ['open-dispute']],
  ['refunding', 'dispute-lost', ['open-dispute', 'refund-by-dispute']],
  ['declined', 'dispute-lost', ['give-back', 'open-dispute', 'refund-by-dispute']],
  ['refunded', 'dispute-opened', ['open-dispute']],
  ['refunded', 'dispute-won', ['open-dispute', 'win-dispute']],
  ['refunded', 'dispute-lost', ['open-dispute', 'pay-back-twice']],
  ['refunded', 'paid-out', []],
  ['captured', 'dispute-opened', ['open-dispute']],
  ['captured', 'dispute-lost', ['open-dispute', 'lose-dispute']],
  ['authorized', 'dispute-won', ['capture', 'open-dispute', 'win-dispute']],
])('a charge that is %s, with the news %s, takes the steps %j', (state, news, steps) => {
  expect(stepsAfter(at(state), news)).toEqual(steps);
});

describe('a dispute', () => {
  it('is decided once', () => {
    expect(stepsAfter(at('captured', 'open'), 'dispute-opened')).toEqual([]);
    expect(stepsAfter(at('captured', 'open'), 'dispute-lost')).toEqual(['lose-dispute']);
    expect(stepsAfter(at('captured', 'won'), 'dispute-lost')).toEqual([]);
    expect(stepsAfter(at('captured', 'lost'), 'dispute-opened')).toEqual([]);
  });

  it('that took the money of a refund makes a later refund a second one', () => {
    expect(stepsAfter(at('refunded', 'lost'), 'refunded')).toEqual(['pay-back-twice']);
    expect(stepsAfter(at('captured', 'lost'), 'refunded')).toEqual(['pay-back-twice']);
    expect(stepsAfter(at('refunded', 'won'), 'refunded')).toEqual([]);
  });

  it('does not hold up the payout, which comes once', () => {
    expect(stepsAfter(at('captured', 'open'), 'paid-out')).toEqual(['pay-out']);
    expect(stepsAfter(at('captured', null, true), 'paid-out')).toEqual([]);
  });
});

it('a charge that is refunded without an order still has its payout, once', () => {
  expect(stepsAfter({ ...at('refunded'), isCaptured: true }, 'paid-out')).toEqual(['pay-out']);
  expect(stepsAfter({ ...at('refunded', null, true), isCaptured: true }, 'paid-out')).toEqual([]);
});
