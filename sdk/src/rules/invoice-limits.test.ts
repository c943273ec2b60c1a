import { describe, expect, it } from 'vitest';
import { toMinor } from '../money/index.ts';
import { isTotalTooLarge } from './invoice-limits.ts';

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
