import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPossibleLateFee, type LateFeeTerms, lateFeeDate, lateFeesMinor } from './late-fee.ts';

const dueDate = '2026-03-31';
const basis = { amountToPayMinor: 100_000n, cap: '1' };

describe('the day of a late fee', () => {
  it.each<[string, LateFeeTerms, number, string | null]>([
    ['a flat fee: the day after the due date', { type: 'flat', percent: '0.05' }, 1, '2026-04-01'],
    ['a flat fee comes once', { type: 'flat', percent: '0.05' }, 2, null],
    ['a recurring fee: after its days', { type: 'recurring', percent: '0.01', repeatPeriod: 30 }, 1, '2026-04-30'],
    ['the next recurring fee', { type: 'recurring', percent: '0.01', repeatPeriod: 30 }, 2, '2026-05-30'],
    ['daily interest: the day after', { type: 'compound', percent: '0.001', repeatPeriod: 1 }, 1, '2026-04-01'],
  ])('%s', (_what, terms, period, date) => {
    expect(lateFeeDate(terms, dueDate, period)).toBe(date);
  });
});

describe('the sum of late fees', () => {
  it.each<[string, LateFeeTerms, number, bigint]>([
    ['none before the first', { type: 'flat', percent: '0.05' }, 0, 0n],
    ['flat', { type: 'flat', percent: '0.05' }, 1, 5000n],
    ['recurring, three times', { type: 'recurring', percent: '0.015', repeatPeriod: 30 }, 3, 4500n],
    ['compound, twice', { type: 'compound', percent: '0.1', repeatPeriod: 30 }, 2, 21_000n],
    // 1,000 × (1.015³ − 1) = 45.678375
    ['compound, rounded once', { type: 'compound', percent: '0.015', repeatPeriod: 30 }, 3, 4568n],
    ['never above the cap', { type: 'recurring', percent: '0.5', repeatPeriod: 1 }, 5, 100_000n],
  ])('%s', (_what, terms, periods, sum) => {
    expect(lateFeesMinor(terms, basis, periods)).toBe(sum);
  });

  it('stops at another cap', () => {
    const terms: LateFeeTerms = { type: 'flat', percent: '0.3' };
    expect(lateFeesMinor(terms, { ...basis, cap: '0.1' }, 1)).toBe(10_000n);
  });

  it('rounds sums, so that fees of fractions of a cent add up', () => {
    const terms: LateFeeTerms = { type: 'recurring', percent: '0.001', repeatPeriod: 1 };
    const tiny = { amountToPayMinor: 333n, cap: '1' };
    const sums = [1, 2, 3].map((periods) => lateFeesMinor(terms, tiny, periods));
    expect(sums).toEqual([0n, 1n, 1n]);
  });

  it('never falls from one period to the next', () => {
    const terms = fc.record({
      type: fc.constantFrom('flat', 'recurring', 'compound'),
      percent: fc.integer({ min: 1, max: 10_000 }).map((units) => (units / 10_000).toFixed(4)),
      repeatPeriod: fc.integer({ min: 1, max: 365 }),
    });
    fc.assert(
      fc.property(terms, fc.bigInt(1n, 10n ** 14n), fc.nat(200), (each, amountToPayMinor, periods) => {
        const input = { amountToPayMinor, cap: '1' };
        expect(lateFeesMinor(each, input, periods + 1) >= lateFeesMinor(each, input, periods)).toBe(true);
      }),
    );
  });
});

describe('a late fee', () => {
  it.each([
    ['0', false],
    ['0.000001', true],
    ['0.0000001', false],
    ['1', true],
    ['1.000001', false],
  ])('of the fraction %s is possible: %s', (fraction, isPossible) => {
    expect(isPossibleLateFee(fraction)).toBe(isPossible);
  });
});
