import { decimalsOf } from '@quittance/sdk/money';

/** Decimals of a quoted amount: more would be hard to type, and are worth nothing. */
const quotedDecimals = 8;
/** Decimals of a rate. */
const rateDecimals = 6;
/** Decimals of a remainder, which are cut off. */
const remainderDecimals = 12;

const powerOf = (decimals: number): bigint => 10n ** BigInt(decimals);

export interface CoinAmount {
  readonly coinMinor: bigint;
  /** By how much the coins are worth more than the amount, in its minor unit: decimal text from 0 to below 1. */
  readonly remainder: string;
}

interface Exchange {
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly coin: string;
  /** Units of `currency` for one coin, decimal text with six decimals at most. */
  readonly rate: string;
}

/**
 * Returns the least amount of coins, with eight decimals, that is worth an amount at a rate. Exact: the coins are rounded up.
 * Null if that is worth more than the amount by the currency's minor unit or more: the coin is too coarse.
 */
export function coinAmountOf({ amountMinor, currency, coin, rate }: Exchange): CoinAmount | null {
  const [whole = '0', fraction = ''] = rate.split('.');
  const rateUnits = BigInt(whole + fraction.padEnd(rateDecimals, '0'));
  const [coinUnit, currencyUnit] = [powerOf(decimalsOf(coin)), powerOf(decimalsOf(currency))];
  const step = powerOf(decimalsOf(coin) - quotedDecimals);
  // coins = amount / currencyUnit / (rateUnits / 10^6), in steps, rounded up.
  const numerator = amountMinor * coinUnit * powerOf(rateDecimals);
  const denominator = currencyUnit * rateUnits * step;
  const coinMinor = ((numerator + denominator - 1n) / denominator) * step;
  const scale = coinUnit * powerOf(rateDecimals);
  const excess = coinMinor * rateUnits * currencyUnit - amountMinor * scale;
  if (excess >= scale) return null;
  const digits = (excess * powerOf(remainderDecimals)) / scale;
  return { coinMinor, remainder: `0.${String(digits).padStart(remainderDecimals, '0')}` };
}
