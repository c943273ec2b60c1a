import {
  type Decimal,
  divideDecimals,
  multiplyDecimals,
  parseDecimal,
  roundHalfUp,
  writeDecimal,
} from '@quittance/sdk/money';

/** Rates of several currencies, published together. */
export interface RateTable {
  /** Who published it: `ecb` is the European Central Bank, `sandbox` the table that this product ships. */
  readonly source: 'ecb' | 'sandbox';
  /** When it was published. */
  readonly asOf: Date;
  /** The value of each currency in one common currency, as a fraction, so that no rate is rounded twice. */
  readonly values: ReadonlyMap<string, { readonly numerator: Decimal; readonly denominator: Decimal }>;
}

/** Rates between currencies, for showing balances in one currency and for conversions. */
export interface ExchangeRates {
  /**
   * Returns the current table.
   * @throws Error when there is none, or only one that is too old
   */
  current(): Promise<RateTable>;
}

/** Decimals of a rate. The rounded rate is the one that is shown and that converts money. */
export const rateDecimals = 6;

/** Returns units of `to` for one unit of `from`, as decimal text; null if the table lacks one of them. */
export function rateBetween({ values }: RateTable, from: string, to: string): string | null {
  const [source, target] = [values.get(from), values.get(to)];
  if (!source || !target) return null;
  const numerator = multiplyDecimals(source.numerator, target.denominator);
  const denominator = multiplyDecimals(source.denominator, target.numerator);
  return writeDecimal(divideDecimals(numerator, denominator, rateDecimals, roundHalfUp));
}

const one = parseDecimal('1');

/** Values of currencies, each in units of a common currency. */
export const valuesOf = (perUnit: Readonly<Record<string, string>>): RateTable['values'] =>
  new Map(Object.entries(perUnit).map(([code, value]) => [code, { numerator: parseDecimal(value), denominator: one }]));
