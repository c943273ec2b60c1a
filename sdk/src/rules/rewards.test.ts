import { describe, expect, it } from 'vitest';
import { isRewardOffered, rewardPoints, rewardTermsOn, rewardValueMinor } from './rewards.ts';

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

/** customer-portal §5: unsettled, in USD, no discount or the discount ended, and today is on or before the due date. */
describe('the rewards banner', () => {
  const invoice = { status: 'sent', currency: 'USD', dueDate: '2026-03-31' } as const;
  it.each([
    ['an open dollar invoice', {}, true],
    ['an overdue status before the date', { status: 'overdue' }, true],
    ['one that is due today', { dueDate: '2026-03-10' }, true],
    ['one that was due yesterday', { dueDate: '2026-03-09' }, false],
    ['another currency', { currency: 'EUR' }, false],
    ['a discount until tomorrow', { earlyDiscountEndDate: '2026-03-11' }, false],
    ['a discount until today', { earlyDiscountEndDate: '2026-03-10' }, false],
    ['a discount that ended yesterday', { earlyDiscountEndDate: '2026-03-09' }, true],
    ['a draft', { status: 'draft' }, false],
    ['a payment in progress', { status: 'pending_payment_approval' }, false],
    ['a reserved payment', { status: 'allocated' }, false],
    ['a paid invoice', { status: 'completed' }, false],
    ['one paid late', { status: 'paid_late' }, false],
    ['one paid externally', { status: 'paid_externally' }, false],
    ['a rejected invoice', { status: 'rejected_by_recipient' }, false],
    ['a canceled invoice', { status: 'canceled_by_sender' }, false],
    ['a denied invoice', { status: 'denied' }, false],
  ] as const)('of %s shows: %s', (_what, changes, isShown) => {
    expect(isRewardOffered({ ...invoice, ...changes }, '2026-03-10')).toBe(isShown);
  });
});
