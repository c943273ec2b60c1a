import { describe, expect, it } from 'vitest';
import { monthlyPlanPrice, planMonthStart } from './plans.ts';

describe('the price of a month', () => {
  const terms = [
    { tier: 'premium', from: '2026-01-01', monthlyMinor: 4_900n },
    { tier: 'vault', from: '2026-01-01', monthlyMinor: 0n },
    { tier: 'premium', from: '2027-02-01', monthlyMinor: 5_900n },
  ] as const;

  it.each([
    ['premium', '2025-12-31', 0n],
    ['premium', '2026-01-01', 4_900n],
    ['premium', '2027-01-31', 4_900n],
    ['premium', '2027-02-01', 5_900n],
    ['vault', '2027-02-01', 0n],
  ] as const)('of %s on %s is %s', (tier, on, price) => {
    expect(monthlyPlanPrice(tier, on, terms)).toBe(price);
  });

  it('of the free plan is nothing', () => {
    expect(monthlyPlanPrice('vault', '2030-01-01')).toBe(0n);
    expect(monthlyPlanPrice('premium', '2030-01-01')).toBeGreaterThan(0n);
  });
});

it.each([
  ['2090-01-31', 0, '2090-01-31'],
  ['2090-01-31', 1, '2090-02-28'],
  ['2090-01-31', 2, '2090-03-31'],
  ['2091-12-15', 2, '2092-02-15'],
  ['2092-01-31', 1, '2092-02-29'],
])('a plan of %s has a month %i from %s', (startedOn, number, start) => {
  expect(planMonthStart(startedOn, number)).toBe(start);
});
