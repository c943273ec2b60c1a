import { startOfBusinessDay } from '@quittance/sdk/time';
import { describe, expect, it } from 'vitest';
import { type DebitTerms, debitTermsOn, presentAgainOn, riskTierOf, windowClosesAt } from './debit-terms.ts';

const risk = { holderKind: 'business', amountMinor: 10_000n, hasCleared: false, lastReturnedOn: null } as const;
const returned = {
  returnCode: 'R01',
  presentment: 1,
  authorizedOn: '2090-03-06',
  returnedOn: '2090-03-09',
  isAgreed: true,
} as const;

describe('the risk tier of a debit', () => {
  it.each([
    ['a business', {}, 'standard'],
    ['a consumer', { holderKind: 'consumer' }, 'consumer'],
    ['a large first debit', { amountMinor: 5_000_000n }, 'elevated'],
    ['a first debit just below the limit', { amountMinor: 4_999_999n }, 'standard'],
    ['a large debit of an account that has paid before', { amountMinor: 5_000_000n, hasCleared: true }, 'standard'],
    ['an account with a return 180 days ago', { lastReturnedOn: '2089-09-07' }, 'elevated'],
    ['an account with a return 181 days ago', { lastReturnedOn: '2089-09-06' }, 'standard'],
    ['a consumer with a recent return', { holderKind: 'consumer', lastReturnedOn: '2090-03-01' }, 'elevated'],
  ] as const)('of %s', (_whose, changes, tier) => {
    expect(riskTierOf({ ...risk, ...changes }, '2090-03-06')).toBe(tier);
  });
});

it.each([
  // Tuesday 7 March 2090; the weekend doesn't count.
  ['standard', '2090-03-10'],
  ['consumer', '2090-03-14'],
  ['elevated', '2090-03-17'],
] as const)('a window of the tier %s closes at the start of %s', (tier, closesOn) => {
  const settledAt = new Date(startOfBusinessDay('2090-03-07').getTime() + 8.5 * 3_600_000);
  const days = debitTermsOn('2090-03-07').windowBankingDays[tier];
  expect(windowClosesAt(settledAt, days)).toEqual(startOfBusinessDay(closesOn));
});

describe('a returned debit', () => {
  it.each([
    ['for insufficient funds', {}, '2090-03-10'],
    ['for uncollected funds', { returnCode: 'R09' }, '2090-03-10'],
    ['on a Friday', { returnedOn: '2090-03-10' }, '2090-03-13'],
    ['for the second time', { presentment: 2 }, '2090-03-10'],
    ['for the third time', { presentment: 3 }, null],
    ['of a closed account', { returnCode: 'R02' }, null],
    ['that nobody authorized', { returnCode: 'R10' }, null],
    ['whose authorization doesn’t mention it', { isAgreed: false }, null],
    ['too late', { returnedOn: '2090-09-01' }, null],
  ] as const)('%s is presented again on %s', (_what, changes, date) => {
    expect(presentAgainOn({ ...returned, ...changes })).toBe(date);
  });
});

it('applies the terms of the date, and has none before the first ones', () => {
  const first = debitTermsOn('2090-03-06');
  const terms: readonly DebitTerms[] = [
    { ...first, from: '2090-01-01' },
    { ...first, from: '2091-01-01', windowBankingDays: { standard: 2, consumer: 2, elevated: 2 } },
  ];
  expect(debitTermsOn('2090-12-31', terms).windowBankingDays.standard).toBe(3);
  expect(debitTermsOn('2091-01-01', terms).windowBankingDays.standard).toBe(2);
  expect(() => debitTermsOn('2089-12-31', terms)).toThrow(RangeError);
});
