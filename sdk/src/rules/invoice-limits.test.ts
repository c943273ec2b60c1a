import { describe, expect, it } from 'vitest';
import { toMinor } from '../money/index.ts';
import { isPossibleQuantity, isPossibleRate, isTotalTooLarge } from './invoice-limits.ts';

describe('the limits of an invoice line', () => {
  it.each([
    ['0', true],
    ['1000000000000', true],
    ['1000000000000.000000000000000001', false],
    ['-0.000000000000000001', false],
  ])('a rate of %s: %s', (rate, expected) => {
    expect(isPossibleRate(rate)).toBe(expected);
  });

  it.each([
    ['0', false],
    ['0.000000000000000001', true],
    ['1000000000', true],
    ['1000000000.000000000000000001', false],
  ])('a quantity of %s: %s', (quantity, expected) => {
    expect(isPossibleQuantity(quantity)).toBe(expected);
  });
});

describe('the largest total of an invoice', () => {
  it.each([
    ['999999999999.99', 'USD', false],
    ['1000000000000', 'USD', true],
    ['5000000000', 'IDR', false],
    ['999999999999', 'VND', false],
    ['1000000000000', 'VND', true],
    ['999999999999.999999999999999999', 'ETH', false],
    ['1000000000000', 'ETH', true],
  ])('%s %s: too large is %s', (total, currency, expected) => {
    expect(isTotalTooLarge(toMinor(total, currency), currency)).toBe(expected);
  });
});
