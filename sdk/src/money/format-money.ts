import { decimalsToShow, isCryptoPair } from './minor-unit.ts';
import { fromMinor, type Money } from './money.ts';

export interface FormatMoneyOptions {
  /** How the currency is shown: `$12.34`, `USD 12.34`, or `12.34`. Default `symbol`. */
  readonly display?: 'symbol' | 'code' | 'none';
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Cached, since creating a formatter costs far more than using one, and a list uses few. */
function formatterFor(currency: string, locale: string, display: 'symbol' | 'code' | 'none'): Intl.NumberFormat {
  const key = `${locale} ${currency} ${display}`;
  const known = formatters.get(key);
  if (known) return known;
  const decimals = decimalsToShow(currency);
  const formatter = new Intl.NumberFormat(locale, {
    ...(display === 'none' ? {} : { style: 'currency', currency, currencyDisplay: display }),
    // By default Spanish doesn't group four digits, which makes columns of amounts hard to compare.
    useGrouping: 'always',
    // Crypto amounts end with their last significant digit: sixteen trailing zeros help nobody.
    minimumFractionDigits: isCryptoPair(currency) ? 2 : decimals,
    maximumFractionDigits: decimals,
  });
  formatters.set(key, formatter);
  return formatter;
}

/** Formats an amount for the locale: `$1,234.50`, `1.234,50 US$`. Exact for any size. */
export function formatMoney(
  { amountMinor, currency }: Money,
  locale: string,
  { display = 'symbol' }: FormatMoneyOptions = {},
): string {
  // A number would lose digits beyond 2^53; Intl formats decimal text exactly.
  const exact = fromMinor(amountMinor, currency) as Intl.StringNumericLiteral;
  return formatterFor(currency, locale, display).format(exact);
}

/** Formats an amount in major units, as the client returns it; otherwise like `formatMoney`. */
export function formatDecimalMoney(
  amount: string,
  currency: string,
  locale: string,
  { display = 'symbol' }: FormatMoneyOptions = {},
): string {
  return formatterFor(currency, locale, display).format(amount as Intl.StringNumericLiteral);
}

/** Formats a fraction as a percentage: `0.0197` becomes `1.97%`, with at most 4 decimals. */
export function formatPercent(fraction: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(
    fraction as Intl.StringNumericLiteral,
  );
}
