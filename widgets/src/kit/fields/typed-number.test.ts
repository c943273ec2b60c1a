import { describe, expect, it } from 'vitest';
import { acceptNumber, isSameNumber, type NumberRule, valueOfTyped } from './typed-number.ts';

/** What stands in the field after each key, and what its value is. */
function typeKeys(keys: string, rule: NumberRule): { text: string; value: string } {
  let text = '';
  for (const key of keys) text = acceptNumber({ text: text + key, caret: text.length + 1 }, text, rule)?.text ?? text;
  return { text, value: valueOfTyped(text, rule) };
}

describe('a number that is typed', () => {
  it.each([
    ['digits and a point', '12.5', 'en', 2, '12.5', '12.5'],
    ['of several points only the first', '1.2.3', 'en', 2, '1.23', '1.23'],
    ['no letters', '1e2x', 'en', 2, '12', '12'],
    ['no plus sign', '+5', 'en', 2, '5', '5'],
    ['no minus where numbers are not negative', '-5', 'en', 2, '5', '5'],
    ['no more decimals than there may be', '1.239', 'en', 2, '1.23', '1.23'],
    ['no point in a whole number', '12.5', 'en', 0, '125', '125'],
    ['groups of thousands', '1,234,567.8', 'en', 2, '1,234,567.8', '1234567.8'],
    ['groups of a whole number', '1,234', 'en', 0, '1,234', '1234'],
    ['a Spanish comma', '1.234,567', 'es', 2, '1.234,56', '1234.56'],
    ['a Spanish comma without groups', '12,5', 'es', 2, '12,5', '12.5'],
    ['the other form', '12.5', 'es', 2, '12.5', '12.5'],
    ['nothing of a point alone', '.', 'en', 2, '.', ''],
  ])('keeps %s', (_what, keys, locale, decimals, text, value) => {
    expect(typeKeys(keys, { locale, decimals })).toEqual({ text, value });
  });

  it('may be negative where it is allowed to', () => {
    expect(typeKeys('-1-2', { locale: 'en', decimals: 0, allowsNegative: true })).toEqual({
      text: '-12',
      value: '-12',
    });
  });

  it.each([
    ['100', '100'],
    ['101', '10'],
    ['100.01', '100.0'],
  ])('is refused above its maximum and keeps the former: %s', (keys, text) => {
    expect(typeKeys(keys, { locale: 'en', decimals: 2, max: '100' }).text).toBe(text);
  });
});

it('may become smaller when it was above its maximum before, and not larger', () => {
  const rule: NumberRule = { locale: 'en', decimals: 2, max: '100' };
  expect(acceptNumber({ text: '500', caret: 3 }, '5000', rule)?.text).toBe('500');
  expect(acceptNumber({ text: '50001', caret: 5 }, '5000', rule)).toBeNull();
});

describe('a number that is pasted', () => {
  const paste = (text: string, rule: NumberRule) => {
    const accepted = acceptNumber({ text, caret: text.length }, '', rule);
    return accepted && valueOfTyped(accepted.text, rule);
  };

  it.each([
    ['1,234.50', 'en', '1234.50'],
    ['1.234,50', 'en', '1234.50'],
    ['1.234,50', 'es', '1234.50'],
    ['1,234.50', 'es', '1234.50'],
    ['1 234,50 €', 'es', '1234.50'],
    ['US$ 1,234', 'en', '1234'],
    ["1'234.50", 'en', '1234.50'],
    ['1.234.567', 'en', '1234567'],
  ])('is understood in either form: %s in %s', (text, locale, value) => {
    expect(paste(text, { locale, decimals: 2 })).toBe(value);
  });

  it('is refused when it is negative, and not turned into a positive one', () => {
    expect(paste('-50', { locale: 'en', decimals: 2 })).toBeNull();
  });

  it('is refused when it is a whole page', () => {
    expect(paste('1'.repeat(50), { locale: 'en', decimals: 2 })).toBeNull();
  });
});

it('keeps the caret beside the digit that was typed', () => {
  expect(acceptNumber({ text: '1x2', caret: 2 }, '1', { locale: 'en', decimals: 2 })).toEqual({ text: '12', caret: 1 });
});

it.each([
  ['1.5', '1.50', true],
  ['0', '0.00', true],
  ['', '', true],
  ['', '0', false],
  ['1.5', '15', false],
])('%s and %s are one number: %s', (one, other, isSame) => {
  expect(isSameNumber(one, other)).toBe(isSame);
});
