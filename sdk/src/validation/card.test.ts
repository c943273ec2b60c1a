import { describe, expect, it } from 'vitest';
import { cardBrandOf, checkCardCvc, checkCardExpiry, checkCardNumber } from './card.ts';

describe('a card number', () => {
  it.each([
    ['4242 4242 4242 4242', 'visa'],
    ['5555-5555-5555-4444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
    ['30569309025904', 'diners'],
  ])('passes: %s, of %s', (number, brand) => {
    expect(checkCardNumber(number)).toBeNull();
    expect(cardBrandOf(number)).toBe(brand);
  });

  it.each([
    ['', 'required'],
    ['4242424242424241', 'cardNumberInvalid'],
    ['42424242424242', 'cardNumberInvalid'],
    ['4242x24242424242', 'cardNumberInvalid'],
    ['3530111333300000', 'cardBrandUnknown'],
  ])('is refused as %j: %s', (number, key) => {
    expect(checkCardNumber(number)).toEqual({ key });
  });

  it.each([
    ['2720', 'mastercard'],
    ['2221', 'mastercard'],
    ['2721', undefined],
    ['2220', undefined],
    ['4', 'visa'],
  ])('that begins with %s is of %s', (start, brand) => {
    expect(cardBrandOf(start)).toBe(brand);
  });
});

describe('an expiry', () => {
  it.each([
    ['03/26', null],
    ['12 / 31', null],
    ['02/26', 'cardExpired'],
    ['13/26', 'cardExpiryInvalid'],
    ['3/26', 'cardExpiryInvalid'],
    ['', 'cardExpiryInvalid'],
  ])('of %j is on 31 March 2026: %s', (expiry, key) => {
    expect(checkCardExpiry(expiry, '2026-03-31')).toEqual(key && { key });
  });
});

describe('a security code', () => {
  it.each([
    ['123', '4242424242424242', true],
    ['1234', '4242424242424242', false],
    ['1234', '378282246310005', true],
    ['123', '378282246310005', false],
    ['1234', '', true],
    ['12a', '4242424242424242', false],
  ])('%s beside %s is right: %s', (cvc, number, isRight) => {
    expect(checkCardCvc(cvc, number)).toEqual(isRight ? null : { key: 'cardCvcInvalid' });
  });
});
