import { describe, expect, it } from 'vitest';
import { acceptNumber, isSameNumber, type NumberProblem, type NumberRule, readNumber } from './typed-number.ts';

const rule: NumberRule = { locale: 'en', decimals: 2 };
const read = (text: string, changes: Partial<NumberRule> = {}) => readNumber(text, { ...rule, ...changes });

describe('readNumber', () => {
  it.each<[text: string, changes: Partial<NumberRule>, value: string]>([
    ['', {}, ''],
    ['12.5', {}, '12.5'],
    ['1.', {}, '1'],
    ['.5', {}, '0.5'],
    ['007', {}, '7'],
    ['+5', {}, '5'],
    ['1,234', { decimals: 0 }, '1234'],
    ['1,234,567.8', {}, '1234567.8'],
    ['12,34,567.80', { locale: 'en-IN' }, '1234567.80'],
    ['1.500', {}, '1.50'],
    ['12.0', { decimals: 0 }, '12'],
    ['1.234,56', { locale: 'es' }, '1234.56'],
    ['12,5', { locale: 'es' }, '12.5'],
    ['12.5', { locale: 'es' }, '12.5'],
    ['1.234,50', {}, '1234.50'],
    ['1,234.50', { locale: 'es' }, '1234.50'],
    ['1.234.567', {}, '1234567'],
    ["1'234.50", {}, '1234.50'],
    ['1 234,50 €', { locale: 'es', currency: 'EUR' }, '1234.50'],
    ['US$ 1,234', { currency: 'USD' }, '1234'],
    ['1.234,50 US$', { locale: 'es', currency: 'USD' }, '1234.50'],
    ['EUR 12', { currency: 'EUR' }, '12'],
    ['12 EUR', { currency: 'EUR' }, '12'],
    ['$12.00 USD', { currency: 'USD' }, '12.00'],
    ['-$5', { currency: 'USD', allowsNegative: true }, '-5'],
    ['$-5', { currency: 'USD', allowsNegative: true }, '-5'],
    ['+$5', { currency: 'USD' }, '5'],
    ['1.97%', { unit: '%' }, '1.97'],
    ['250 kr', { unit: 'kr' }, '250'],
    ['-12', { allowsNegative: true }, '-12'],
    ['−12', { allowsNegative: true }, '-12'],
    ['100', { max: '100' }, '100'],
  ])('%j with %j is %j', (text, changes, value) => {
    expect(read(text, changes)).toEqual({ value });
  });

  it.each<[text: string, changes: Partial<NumberRule>, problem: NumberProblem]>([
    ['1e5', {}, 'notNumber'],
    ['1e', {}, 'notNumber'],
    ['12a', {}, 'notNumber'],
    ['1x2', {}, 'notNumber'],
    ['0x10', {}, 'notNumber'],
    ['1+5', {}, 'notNumber'],
    ['5-3', {}, 'notNumber'],
    ['∞', {}, 'notNumber'],
    ['€ 12', {}, 'notNumber'],
    ['12 USD', {}, 'notNumber'],
    ['12 €', { unit: '%' }, 'notNumber'],
    ['1%2', { unit: '%' }, 'notNumber'],
    ['1$2', { currency: 'USD' }, 'otherCurrency'],
    ['€ 12', { currency: 'USD' }, 'otherCurrency'],
    ['12,50 €', { currency: 'USD', locale: 'es' }, 'otherCurrency'],
    ['EUR 12', { currency: 'USD' }, 'otherCurrency'],
    ['$12', { currency: 'CAD' }, 'otherCurrency'],
    ['USDT 12', { currency: 'USD' }, 'notNumber'],
    ['$12 CAD', { currency: 'USD' }, 'otherCurrency'],
    ['1e5', { currency: 'USD' }, 'notNumber'],
    ['1234.567', {}, 'tooManyDecimals'],
    ['1234.567', { locale: 'es' }, 'tooManyDecimals'],
    ['1,234', { locale: 'es' }, 'tooManyDecimals'],
    ['0.001', {}, 'tooManyDecimals'],
    ['12.5', { decimals: 0 }, 'notWhole'],
    ['-5', {}, 'negative'],
    ['−5', {}, 'negative'],
    ['-', {}, 'negative'],
    ['-$5', { currency: 'USD' }, 'negative'],
    ['$-5', { currency: 'USD' }, 'negative'],
    ['100.01', { max: '100' }, 'tooLarge'],
    ['101', { max: '100' }, 'tooLarge'],
  ])('%j with %j is refused: %s', (text, changes, problem) => {
    expect(read(text, changes)).toEqual({ value: '', problem });
  });

  it.each(['.', ',', '1.2.3', '1,234,5', '1.2,3.4'])('%j may become a number', (text) => {
    expect(read(text)).toEqual({ value: '', problem: 'notNumber', isUnfinished: true });
  });

  it.each(['en', 'es', 'es-MX', 'de', 'de-CH', 'fr', 'en-IN', 'pt-BR'])('reads a number as %s writes it', (locale) => {
    const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'always' }).format(
      1234567.89,
    );
    expect(read(written, { locale })).toEqual({ value: '1234567.89' });
  });
});

describe('acceptNumber', () => {
  it.each<[text: string, former: string, kept: string | null]>([
    ['1e5', '1e', '1e5'],
    ['-5', '-', '-5'],
    ['1+', '1', null],
    ['1+5', '', '1+5'],
    ['1'.repeat(50), '', null],
  ])('%j after %j', (text, former, kept) => {
    expect(acceptNumber({ text, caret: text.length }, former)?.text ?? null).toBe(kept);
  });
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
