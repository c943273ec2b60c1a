import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.ts';
import { accountCurrencies, decimalsOf, isCryptoPair, isCurrency, UnknownCurrencyError } from './index.ts';
import { decimalsToShow } from './minor-unit.ts';

describe('decimals of a currency', () => {
  it.each([
    ['USD', 2],
    ['EUR', 2],
    ['CNH', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['KWD', 3],
    ['BHD', 3],
    ['BTC', 8],
    ['ETH', 18],
  ])('%s has %i', (currency, decimals) => {
    expect(decimalsOf(currency)).toBe(decimals);
  });

  it('is the number that amounts are written with, with or without the full list', () => {
    for (const currency of currencies)
      expect([currency, decimalsToShow(currency)]).toEqual([currency, decimalsOf(currency)]);
  });

  it('refuses an unknown code', () => {
    expect(() => decimalsOf('XXQ')).toThrow(UnknownCurrencyError);
    expect(() => decimalsOf('constructor')).toThrow(UnknownCurrencyError);
    expect(isCurrency('usd')).toBe(false);
  });

  it('agrees with the platform except for currencies whose small coins are out of use', () => {
    // The platform counts the coins in use, ISO 4217 the unit of bookkeeping.
    const platformCountsCoins = new Set(
      'AFN ALL BTC COP ETH HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SOS SYP YER'.split(' '),
    );
    for (const currency of currencies) {
      if (platformCountsCoins.has(currency)) continue;
      const platform = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
      expect(`${currency} ${platform.maximumFractionDigits}`).toBe(`${currency} ${decimalsOf(currency)}`);
    }
  });

  it('lists each currency once, including all account currencies', () => {
    expect(new Set(currencies).size).toBe(currencies.length);
    expect(accountCurrencies.filter((currency) => !isCurrency(currency))).toEqual([]);
  });

  it('treats BTC and ETH as the crypto pair', () => {
    expect(currencies.filter(isCryptoPair)).toEqual(['BTC', 'ETH']);
  });
});
