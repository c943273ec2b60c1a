import { describe, expect, it } from 'vitest';
import { formatDecimalMoney, formatMoney, formatPercent, parseTypedDecimal } from './index.ts';

describe('formatted money', () => {
  it.each([
    [123450n, 'USD', 'en', '$1,234.50'],
    [123450n, 'JPY', 'en', '¥123,450'],
    [1234500n, 'KWD', 'en', 'KWD 1,234.500'],
    [1050000000n, 'BTC', 'en', 'BTC 10.50'],
    [12n, 'BTC', 'en', 'BTC 0.00000012'],
    [-5n, 'USD', 'en', '-$0.05'],
    [123450n, 'EUR', 'es', '1.234,50 €'],
    [764975n, 'USD', 'es', '7.649,75 US$'],
    [1234567n, 'USD', 'es', '12.345,67 US$'],
  ])('%s of %s in %s is %s', (amountMinor, currency, locale, shown) => {
    expect(formatMoney({ amountMinor, currency }, locale).replace(/\s/g, ' ')).toBe(shown);
  });

  it('keeps every digit of an amount beyond a number’s precision', () => {
    expect(formatMoney({ amountMinor: 1234567890123456789012n, currency: 'USD' }, 'en')).toBe(
      '$12,345,678,901,234,567,890.12',
    );
  });

  it('can show the currency by its code or not at all', () => {
    const money = { amountMinor: 123450n, currency: 'USD' };
    expect(formatMoney(money, 'en', { display: 'code' }).replace(/\s/g, ' ')).toBe('USD 1,234.50');
    expect(formatMoney(money, 'en', { display: 'none' })).toBe('1,234.50');
    expect(formatDecimalMoney('1234.5', 'USD', 'en')).toBe('$1,234.50');
  });

  it('shows a stored fraction times 100', () => {
    expect(formatPercent('0.0197', 'en')).toBe('1.97%');
    expect(formatPercent('1', 'en')).toBe('100%');
  });
});

describe('a typed number', () => {
  it.each([
    ['1234.5', 'en', '1234.5'],
    ['1,234.50', 'en', '1234.50'],
    ['1.234,50', 'en', '1234.50'],
    ['1,234', 'en', '1234'],
    ['1.234', 'es', '1234'],
    ['1234,5', 'es', '1234.5'],
    ['1,234.50', 'es', '1234.50'],
    ['1 234,50', 'fr', '1234.50'],
    ["1'234.50", 'de-CH', '1234.50'],
    ['0012', 'en', '12'],
    ['.5', 'en', '0.5'],
    ['7.', 'en', '7'],
    ['-12', 'en', '-12'],
    ['', 'en', null],
    ['abc', 'en', null],
    ['1.2.3', 'en', null],
    ['12 USD', 'en', null],
    [',', 'en', null],
  ])('%j in %s reads as %j', (typed, locale, value) => {
    expect(parseTypedDecimal(typed, locale)).toBe(value);
  });
});
