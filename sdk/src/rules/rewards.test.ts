import { describe, expect, it } from 'vitest';
import { rewardPoints, rewardTermsOn, rewardValueMinor } from './rewards.ts';

const payment = {
  amountMinor: 100_000n,
  currency: 'USD',
  authorizedOn: '2026-03-01',
  dueDate: '2026-03-31',
  hasEarlyDiscount: false,
};

describe('reward points', () => {
  it.each([
    ['30 days early, 1,000 dollars', {}, 164n],
    ['a whole year early', { dueDate: '2027-03-01' }, 2000n],
    ['one day early', { authorizedOn: '2026-03-30' }, 5n],
    ['half a point and more', { amountMinor: 9_125n, authorizedOn: '2026-03-30' }, 1n],
    ['less than half a point', { amountMinor: 9_124n, authorizedOn: '2026-03-30' }, 0n],
    ['on the due date', { authorizedOn: '2026-03-31' }, 0n],
    ['after the due date', { authorizedOn: '2026-04-01' }, 0n],
    ['in another currency', { currency: 'EUR' }, 0n],
    ['with an early-payment discount', { hasEarlyDiscount: true }, 0n],
    ['before the first terms', { authorizedOn: '2020-12-31' }, 0n],
    [
      'an amount beyond the exact numbers of JavaScript',
      { amountMinor: 9_007_199_254_740_993_00n, dueDate: '2027-03-01' },
      18_014_398_509_481_986n,
    ],
  ])('%s', (_what, changes, points) => {
    expect(rewardPoints({ ...payment, ...changes })).toBe(points);
  });

  it('are worth a cent each', () => {
    expect(rewardValueMinor(164n, '2026-03-01')).toBe(164n);
    expect(rewardTermsOn('2026-03-01')).toMatchObject({ annualPercent: '2' });
  });
});
