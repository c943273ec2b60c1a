import currencyCodes from 'currency-codes';
import { currencies, decimalsOf } from '../../src/money/currencies.ts';
import { constantFile, type GeneratedFile } from './source-file.ts';

/** Data that neither ISO 4217 nor CLDR has. */
const crypto: Readonly<Record<string, { readonly en: string; readonly es: string; readonly symbol: string }>> = {
  BTC: { en: 'Bitcoin', es: 'bitcoin', symbol: '₿' },
  ETH: { en: 'Ether', es: 'ether', symbol: 'Ξ' },
};

/** Countries of currencies that several countries or none use; the others follow from their first two letters. */
const countryOfCurrency: Readonly<Record<string, string>> = {
  ANG: 'CW',
  EUR: 'EU',
  XAF: 'CM',
  XCD: 'AG',
  XCG: 'CW',
  XOF: 'SN',
  XPF: 'PF',
};

/** Locales where CLDR's likeliest language isn't the one in which the country writes amounts internationally. */
const localeOfCountry: Readonly<Record<string, string>> = {
  EU: 'de-DE',
  IN: 'en-IN',
  PH: 'en-PH',
  PK: 'en-PK',
  SG: 'en-SG',
};

const countryOf = (currency: string): string => countryOfCurrency[currency] ?? currency.slice(0, 2);

function localeOf(currency: string): string {
  if (currency in crypto) return 'en-US';
  const country = countryOf(currency);
  return localeOfCountry[country] ?? `${new Intl.Locale(`und-${country}`).maximize().language}-${country}`;
}

function symbolOf(currency: string): string {
  const known = crypto[currency]?.symbol;
  if (known) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** `L` or `R`: the side of the symbol; lower case without a space. */
function sideOf(currency: string): string {
  if (currency in crypto) return 'l';
  const parts = new Intl.NumberFormat(localeOf(currency), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(1)
    .filter(({ type, value }) => type !== 'literal' || /\s/.test(value));
  const symbol = parts.findIndex(({ type }) => type === 'currency');
  const isLeft = symbol < parts.findIndex(({ type }) => type === 'integer');
  const hasSpace = parts[symbol + (isLeft ? 1 : -1)]?.type === 'literal';
  const letter = isLeft ? 'l' : 'r';
  return hasSpace ? letter.toUpperCase() : letter;
}

/** Asserts that our table and ISO's agree on decimals: money depends on them. */
function assertIsoDecimals(currency: string): void {
  const entry = currencyCodes.code(currency);
  if (entry && entry.digits !== decimalsOf(currency))
    throw new Error(`${currency} has ${entry.digits} decimals in ISO 4217.`);
}

function namesFile(locale: 'en' | 'es'): GeneratedFile {
  const display = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' });
  const names = currencies.map((code) => crypto[code]?.[locale] ?? display.of(code));
  const why = 'Names of the currencies in alphabetical order of their codes, from Unicode CLDR.';
  return constantFile(`currency-names-${locale}.generated.ts`, 'currencyNames', names.join('|'), why);
}

export function currencyFiles(): GeneratedFile[] {
  for (const currency of currencies) assertIsoDecimals(currency);
  const facts = currencies.map((code) =>
    [code, localeOf(code), symbolOf(code), sideOf(code), code in crypto ? code : countryOf(code)].join('|'),
  );
  const why = 'Code, locale, symbol, side (a capital: with a space), icon; from Unicode CLDR.';
  return [
    constantFile('currencies.generated.ts', 'currencyFacts', facts.join(';'), why),
    namesFile('en'),
    namesFile('es'),
  ];
}
