import { describe, expect, it } from 'vitest';
import {
  annualizedReturn,
  daysEarlyRange,
  earlyDiscountProblems,
  isDiscountInForce,
  isPossibleDiscount,
  leastDiscount,
  suggestedDiscount,
} from './early-discount.ts';

const sendingDate = '2026-03-01';

describe('the least discount', () => {
  it.each([
    [7, '0.0197'],
    [10, '0.0197'],
    [23, '0.0197'],
    [24, '0.0198'],
    [30, '0.0225'],
    // 2.925%: half up, where binary floating point gives 2.92%.
    [45, '0.0293'],
    [60, '0.0360'],
  ])('for paying %i days early is %s of the base amount', (daysEarly, fraction) => {
    expect(leastDiscount(daysEarly)).toBe(fraction);
  });
});

describe('the suggestion', () => {
  it.each([
    ['14 days', '2026-03-15', 7, '0.0197', '2026-03-08'],
    ['20 days', '2026-03-21', 7, '0.0197', '2026-03-14'],
    ['21 days', '2026-03-22', 10, '0.0197', '2026-03-12'],
    ['60 days', '2026-04-30', 10, '0.0197', '2026-04-20'],
    ['61 days', '2026-05-01', 30, '0.0225', '2026-04-01'],
    ['90 days', '2026-05-30', 30, '0.0225', '2026-04-30'],
    ['91 days', '2026-05-31', 45, '0.0293', '2026-04-16'],
    ['120 days', '2026-06-29', 45, '0.0293', '2026-05-15'],
    ['121 days', '2026-06-30', 60, '0.0360', '2026-05-01'],
    ['180 days', '2026-08-28', 60, '0.0360', '2026-06-29'],
  ])('for terms of %s', (_terms, dueDate, daysEarly, percent, endDate) => {
    expect(suggestedDiscount({ sendingDate, dueDate })).toEqual({ daysEarly, percent, endDate });
  });

  it.each([
    ['13 days: too short for any discount', '2026-03-14'],
    ['0 days', '2026-03-01'],
    ['181 days: longer than any suggestion', '2026-08-29'],
  ])('does not exist for terms of %s', (_terms, dueDate) => {
    expect(suggestedDiscount({ sendingDate, dueDate })).toBeNull();
  });
});

describe('the days early that can be chosen', () => {
  it.each([
    ['2026-03-14', null],
    ['2026-03-15', { min: 7, max: 7 }],
    ['2026-03-31', { min: 7, max: 23 }],
    ['2026-02-01', null],
  ])('of an invoice due on %s are %j', (dueDate, range) => {
    expect(daysEarlyRange({ sendingDate, dueDate })).toEqual(range);
  });
});

describe('an offered discount', () => {
  const dates = { sendingDate, dueDate: '2026-03-31' };
  const fine = { percent: null, endDate: null };

  it.each([
    ['the last possible day', { percent: '0.0197', endDate: '2026-03-24' }, fine],
    ['the first possible day', { percent: '0.0197', endDate: '2026-03-08' }, fine],
    ['more than the least', { percent: '0.5', endDate: '2026-03-20' }, fine],
    ['a day too late', { percent: '0.0197', endDate: '2026-03-25' }, { ...fine, endDate: 'discountEndsTooLate' }],
    ['a day too soon', { percent: '0.0197', endDate: '2026-03-07' }, { ...fine, endDate: 'discountEndsTooSoon' }],
    ['less than the least', { percent: '0.0196', endDate: '2026-03-08' }, { ...fine, percent: 'discountTooSmall' }],
  ])('of %s', (_what, discount, problems) => {
    expect(earlyDiscountProblems(discount, dates)).toEqual(problems);
  });

  it.each([
    ['0', false],
    ['0.0001', true],
    ['0.9999', true],
    ['1', false],
    ['1.5', false],
  ])('of the fraction %s is possible: %s', (fraction, isPossible) => {
    expect(isPossibleDiscount(fraction)).toBe(isPossible);
  });
});

describe('the discount is in force', () => {
  const open = { status: 'sent', earlyDiscountEndDate: '2026-03-10' } as const;
  it.each([
    ['on its last day', open, '2026-03-10', true],
    ['in the buyer’s list', { ...open, status: 'unpaid' }, '2026-03-09', true],
    ['the day after', open, '2026-03-11', false],
    ['without one', { status: 'sent' }, '2026-03-01', false],
    ['of a draft, which nobody pays', { ...open, status: 'draft' }, '2026-03-01', false],
    ['while a payment is under way', { ...open, status: 'pending_payment_approval' }, '2026-03-01', false],
    ['of a paid invoice', { ...open, status: 'allocated' }, '2026-03-01', false],
    ['of a rejected invoice', { ...open, status: 'rejected_by_recipient' }, '2026-03-01', false],
  ] as const)('%s', (_when, invoice, today, isInForce) => {
    expect(isDiscountInForce(invoice, today)).toBe(isInForce);
  });
});

describe('the annualized return', () => {
  it.each([
    ['1.97% for 10 days', { discountMinor: 1970n, paidMinor: 98030n, daysEarly: 10 }, '0.7335'],
    ['3.6% for 60 days', { discountMinor: 3600n, paidMinor: 96400n, daysEarly: 60 }, '0.2272'],
    ['on the due date', { discountMinor: 1970n, paidMinor: 98030n, daysEarly: 0 }, null],
    ['of nothing paid', { discountMinor: 100n, paidMinor: 0n, daysEarly: 10 }, null],
  ])('of %s', (_what, payment, fraction) => {
    expect(annualizedReturn(payment)).toBe(fraction);
  });
});
