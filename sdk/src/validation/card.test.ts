import fc from 'fast-check';
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

/** Returns the check digit for a card number, after ISO/IEC 7812 annex B. */
function checkDigitFor(digits: string): string {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit);
    return total + (index % 2 === 0 ? (doubled[value] ?? 0) : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

const ranges = [
  ['visa', '4', [13, 16, 19]],
  ['mastercard', '51', [16]],
  ['mastercard', '55', [16]],
  ['mastercard', '2221', [16]],
  ['mastercard', '2300', [16]],
  ['mastercard', '2699', [16]],
  ['mastercard', '2720', [16]],
  ['amex', '34', [15]],
  ['amex', '37', [15]],
  ['discover', '6011', [16, 19]],
  ['discover', '644', [16]],
  ['discover', '65', [16]],
  ['diners', '300', [14]],
  ['diners', '305', [14]],
  ['diners', '36', [14, 19]],
  ['diners', '39', [14]],
] as const;

const cardNumber = fc
  .constantFrom(...ranges.flatMap(([brand, prefix, lengths]) => lengths.map((length) => ({ brand, prefix, length }))))
  .chain(({ brand, prefix, length }) => {
    const missing = length - prefix.length - 1;
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: missing, maxLength: missing });
    return digits.map((rest) => ({ brand, number: `${prefix}${rest}${checkDigitFor(prefix + rest)}` }));
  });

describe('every number that a brand issues', () => {
  it('passes, with or without groups', () => {
    fc.assert(
      fc.property(cardNumber, ({ brand, number }) => {
        const inGroups = number.replace(/(\d{4})(?=\d)/g, '$1 ').replace(' ', '–');
        expect([cardBrandOf(number), checkCardNumber(number), checkCardNumber(inGroups)]).toEqual([brand, null, null]);
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused with any one digit mistyped', () => {
    fc.assert(
      fc.property(cardNumber, fc.nat(18), fc.integer({ min: 1, max: 9 }), ({ number }, place, shift) => {
        const at = place % number.length;
        const wrong = String((Number(number[at]) + shift) % 10);
        expect(checkCardNumber(number.slice(0, at) + wrong + number.slice(at + 1))).not.toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('an expiry', () => {
  it.each([
    ['03/26', null],
    ['12 / 31', null],
    ['03/46', null],
    ['04/46', 'cardExpiryInvalid'],
    ['12/99', 'cardExpiryInvalid'],
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
