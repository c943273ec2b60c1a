import { decimalsOf } from './currencies.ts';
import { type Decimal, InvalidDecimalError, multiplyDecimals, parseDecimal, rescale, writeDecimal } from './decimal.ts';
import { InexactAmountError, type Rounding, roundExactly } from './rounding.ts';

/** An amount in whole minor units (cents of USD, satoshis of BTC) with its currency. */
export interface Money {
  readonly amountMinor: bigint;
  /** ISO 4217 code, or BTC or ETH. */
  readonly currency: string;
}

/** A decimal in HTTP bodies. */
export interface WireAmount {
  readonly $numberDecimal: string;
}

/**
 * Converts major units to minor units: `toMinor('12.34', 'USD')` is 1234n.
 * @param round rounding for decimals beyond the currency's; by default they are refused
 * @throws {InvalidDecimalError} when the text is no decimal number
 * @throws {InexactAmountError} when it has more decimals than the currency and no rounding was given
 * @throws {UnknownCurrencyError}
 */
export function toMinor(amount: string, currency: string, round: Rounding = roundExactly): bigint {
  return rescale(parseDecimal(amount), decimalsOf(currency), round).units;
}

/** Converts minor units to major units with all decimals: `fromMinor(1234n, 'USD')` is `12.34`. */
export const fromMinor = (amountMinor: bigint, currency: string): string =>
  writeDecimal({ units: amountMinor, scale: decimalsOf(currency) });

/** Whether the text is a decimal number that the currency can represent without rounding. */
export function fitsCurrency(amount: string, currency: string): boolean {
  try {
    toMinor(amount, currency);
    return true;
  } catch (error) {
    if (error instanceof InvalidDecimalError || error instanceof InexactAmountError) return false;
    throw error;
  }
}

export const toWireDecimal = (amountMinor: bigint, currency: string): WireAmount => ({
  $numberDecimal: fromMinor(amountMinor, currency),
});

/** Converts a wire decimal to minor units. @throws like `toMinor` */
export const fromWireDecimal = (wire: WireAmount, currency: string): bigint => toMinor(wire.$numberDecimal, currency);

/** Multiplies `amountMinor` by an exact factor: a rate, a fraction, a quantity. Returns the same minor units. */
export function multiplyMinor(amountMinor: bigint, factor: Decimal, round: Rounding): bigint {
  return rescale(multiplyDecimals({ units: amountMinor, scale: 0 }, factor), 0, round).units;
}

/**
 * Splits an amount in proportion to weights. The parts always add up to the amount: remaining units go, one each, to
 * the parts with the largest lost fraction, earlier parts first.
 * @throws {RangeError} when a weight is negative or all are 0
 */
export function splitMinor(amountMinor: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError('Weights must not be negative, and one must be greater than 0.');
  }
  const sign = amountMinor < 0n ? -1n : 1n;
  const amount = amountMinor * sign;
  const parts = weights.map((weight) => (amount * weight) / total);
  const byLoss = weights
    .map((weight, index) => ({ index, lost: (amount * weight) % total }))
    .sort((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1));
  const undivided = amount - parts.reduce((sum, part) => sum + part, 0n);
  for (const { index } of byLoss.slice(0, Number(undivided))) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts.map((part) => part * sign);
}
