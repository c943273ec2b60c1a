import { accountCurrencies } from '@quittance/sdk/money';

/** A symbol next to a number: of a currency, or a percent sign. */
export interface Unit {
  readonly text: string;
  readonly side: 'start' | 'end';
}

const partsOf = (currency: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0);

const signOf = (parts: readonly Intl.NumberFormatPart[], currency: string): string =>
  parts.find(({ type }) => type === 'currency')?.value ?? currency;

/** Returns the currency's symbol and its side in the locale: `$` before, `€` after in Spanish. */
export function currencyUnit(currency: string, locale: string): Unit {
  const parts = partsOf(currency, locale, 'symbol');
  const places = parts.map(({ type }) => type);
  return {
    text: signOf(parts, currency),
    side: places.indexOf('currency') < places.indexOf('integer') ? 'start' : 'end',
  };
}

/**
 * Returns the texts accepted next to an amount of the currency, the longest first: its code and its symbols. Many
 * dollars share `$`: if a locale uses it for one of them, it means only that one.
 */
export function currencySigns(currency: string, locale: string): readonly string[] {
  const symbol = (code: string) => signOf(partsOf(code, locale, 'symbol'), code);
  const short = signOf(partsOf(currency, locale, 'narrowSymbol'), currency);
  const isAnothers = accountCurrencies.some((code) => code !== currency && symbol(code) === short);
  const long = short === '$' ? [`${currency.slice(0, 2)}$`] : [];
  const signs = new Set([currency, symbol(currency), ...long, ...(isAnothers ? [] : [short])]);
  return [...signs].sort((one, other) => other.length - one.length);
}
