import { describe, expect, it } from 'vitest';
import { brandOf, hasCheckDigit, isExpiryValid } from './card-number.ts';
import { testCards } from './sandbox-cards.ts';

describe('the brand of a card number', () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
    ['30569309025904', 'diners'],
  ])('%s is %s', (number, brand) => {
    expect(brandOf(number)?.name).toBe(brand);
  });

  it.each(['4242424242424241', '9999999999999995', '', '42', '4242 4242 4242 4242'])('%s has none', (number) => {
    expect(brandOf(number)).toBeNull();
  });

  it('every test card has a check digit', () => {
    expect(Object.keys(testCards).filter((number) => !hasCheckDigit(number))).toEqual([]);
  });
});

it.each([
  ['11/26', true],
  ['10/26', false],
  ['12/26', true],
  ['13/26', false],
  ['1/27', false],
  ['', false],
])('a card that expires in %s is valid in November 2026: %s', (expiry, expected) => {
  expect(isExpiryValid(expiry, '2026-11-26')).toBe(expected);
});
