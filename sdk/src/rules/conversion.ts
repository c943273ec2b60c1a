import {
  type Decimal,
  decimalsOf,
  divideDecimals,
  multiplyDecimals,
  parseDecimal,
  rescale,
  roundDown,
  roundHalfUp,
  roundUp,
  subtractDecimals,
} from '../money/index.ts';

/** The prices of a conversion. */
export interface ConversionTerms {
  readonly from: string;
  readonly to: string;
  /** Units of `to` for one unit of `from`, as decimal text. */
  readonly rate: string;
  /** Our share of the amount that is sold, as a fraction: `0.005` is half a percent. */
  readonly marginRate: string;
}

/** Amounts of a conversion: `sentMinor` and `marginMinor` in minor units of `from`, `receivedMinor` in those of `to`. */
export interface Conversion {
  readonly sentMinor: bigint;
  readonly marginMinor: bigint;
  readonly receivedMinor: bigint;
  /** The fraction of a minor unit that `receivedMinor` leaves out, as decimal text of a minor unit. */
  readonly remainder: Decimal;
}

const one = parseDecimal('1');

/** The exact product of an amount and the rate, in minor units of the other currency. */
const exactlyConverted = (amountMinor: bigint, { from, to, rate }: ConversionTerms): Decimal => {
  const { units, scale } = multiplyDecimals({ units: amountMinor, scale: decimalsOf(from) }, parseDecimal(rate));
  const decimals = decimalsOf(to);
  return scale >= decimals
    ? { units, scale: scale - decimals }
    : { units: units * 10n ** BigInt(decimals - scale), scale: 0 };
};

/**
 * Converts an amount that is sent: the margin is taken from it first, rounded half up, and the rest is converted and
 * rounded down, so that the house never pays out more than it gets.
 */
export function convertSent(sentMinor: bigint, terms: ConversionTerms): Conversion {
  const marginMinor = rescale(
    multiplyDecimals({ units: sentMinor, scale: 0 }, parseDecimal(terms.marginRate)),
    0,
    roundHalfUp,
  ).units;
  const exact = exactlyConverted(sentMinor - marginMinor, terms);
  const receivedMinor = rescale(exact, 0, roundDown).units;
  return {
    sentMinor,
    marginMinor,
    receivedMinor,
    remainder: subtractDecimals(exact, { units: receivedMinor, scale: 0 }),
  };
}

/**
 * Returns the conversion of the smallest amount that yields at least `receivedMinor`. It may yield slightly more if a
 * minor unit of `from` is worth more than one of `to`.
 */
export function convertToReceive(receivedMinor: bigint, terms: ConversionTerms): Conversion {
  const yields = (sentMinor: bigint): boolean => convertSent(sentMinor, terms).receivedMinor >= receivedMinor;
  const kept = multiplyDecimals(parseDecimal(terms.rate), subtractDecimals(one, parseDecimal(terms.marginRate)));
  const received = { units: receivedMinor, scale: decimalsOf(terms.to) };
  let sentMinor = divideDecimals(received, kept, decimalsOf(terms.from), roundUp).units;
  // The roundings of margin and result move the quotient by a few minor units at most.
  while (!yields(sentMinor)) sentMinor += 1n;
  while (sentMinor > 1n && yields(sentMinor - 1n)) sentMinor -= 1n;
  return convertSent(sentMinor, terms);
}
