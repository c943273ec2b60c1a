import { decimalsToShow, isCryptoPair } from './minor-unit.ts';
import { fromMinor, type Money } from './money.ts';

export interface FormatMoneyOptions {
  /** How the currency is shown: `$12.34`, `USD 12.34`, or `12.34`. Default `symbol`. */
  readonly display?: 'symbol' | 'code' | 'none';
  /** Decimals to show at most, if more than the currency's: for unit prices, which may be parts of a cent. */
  readonly maxDecimals?: number;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Cached, since creating a formatter costs far more than using one, and a list uses few. */
function formatterFor(
  currency: string,
  locale: string,
  { display = 'symbol', maxDecimals = 0 }: FormatMoneyOptions,
): Intl.NumberFormat {
  const key = `${locale} ${currency} ${display} ${maxDecimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const decimals = decimalsToShow(currency);
  const formatter = new Intl.NumberFormat(locale, {
    ...(display === 'none' ? {} : { style: 'currency', currency, currencyDisplay: display }),
    // By default Spanish doesn't group four digits, which makes columns of amounts hard to compare.
    useGrouping: 'always',
    // Crypto amounts end with their last significant digit: sixteen trailing zeros help nobody.
    minimumFractionDigits: isCryptoPair(currency) ? 2 : decimals,
    maximumFractionDigits: Math.max(decimals, maxDecimals),
  });
  formatters.set(key, formatter);
  return formatter;
}

/** Formats an amount for the locale: `$1,234.50`, `1.234,50 US$`. Exact for any size. */
export function formatMoney(
  { amountMinor, currency }: Money,
  locale: string,
  options: FormatMoneyOptions = {},
): string {
  // A number would lose digits beyond 2^53; Intl formats decimal text exactly.
  const exact = fromMinor(amountMinor, currency) as Intl.StringNumericLiteral;
  return formatterFor(currency, locale, options).format(exact);
}

/** Formats an amount in major units, as the client returns it; otherwise like `formatMoney`. */
export function formatDecimalMoney(
  amount: string,
  currency: string,
  locale: string,
  options: FormatMoneyOptions = {},
): string {
  return formatterFor(currency, locale, options).format(amount as Intl.StringNumericLiteral);
}

/** Formats a fraction as a percentage: `0.0197` becomes `1.97%`, with at most 4 decimals. */
export function formatPercent(fraction: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(
    fraction as Intl.StringNumericLiteral,
  );
}
