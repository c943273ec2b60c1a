import { compareDecimals, multiplyMinor, parseDecimal, roundHalfUp } from '../money/index.ts';
import { addDays, type BusinessDate } from '../time/index.ts';

/** The ways to charge for paying late: once, again and again, or again and again with interest on the fees. */
export const lateFeeTypes = ['flat', 'recurring', 'compound'] as const;
export type LateFeeType = (typeof lateFeeTypes)[number];

/** What a buyer owes besides the invoice after the due date. */
export interface LateFeeTerms {
  readonly type: LateFeeType;
  /** A fraction of the amount to pay: 0.05 is 5%. */
  readonly percent: string;
  /** Days between two fees; a flat fee is charged once. */
  readonly repeatPeriod?: number | undefined;
}

export const lateFeeLimits = {
  /** Decimals of the fraction: 4 in percent. */
  percentDecimals: 6,
  /** Days. */
  longestRepeatPeriod: 365,
} as const;

/** Whether a late fee is more than nothing and at most all, with decimals that can be computed exactly. */
export const isPossibleLateFee = (fraction: string): boolean => {
  const { units, scale } = parseDecimal(fraction);
  const isWithin = units > 0n && compareDecimals({ units, scale }, parseDecimal('1')) <= 0;
  return isWithin && scale <= lateFeeLimits.percentDecimals;
};

/**
 * Returns the day on which a fee is charged: a flat one on the first day after the due date, others whenever the days of
 * a period have passed; null if there is no such fee.
 * @param period from 1
 */
export function lateFeeDate(
  { type, repeatPeriod = 1 }: LateFeeTerms,
  dueDate: BusinessDate,
  period: number,
): BusinessDate | null {
  if (type === 'flat') return period === 1 ? addDays(dueDate, 1) : null;
  return addDays(dueDate, repeatPeriod * period);
}

export interface LateFeeBasis {
  /** The amount to pay when the invoice was sent; minor units. */
  readonly amountToPayMinor: bigint;
  /** The most that the fees may add up to, as a fraction of that amount. */
  readonly cap: string;
}

/** Returns the most that late fees may add up to, in minor units. */
export const lateFeeCapMinor = ({ amountToPayMinor, cap }: LateFeeBasis): bigint =>
  multiplyMinor(amountToPayMinor, parseDecimal(cap), roundHalfUp);

/**
 * Returns the sum of the fees of the first periods, in minor units, rounded half up and never above the cap. A single fee
 * is the difference of two sums, so that fees always add up.
 */
export function lateFeesMinor(terms: LateFeeTerms, basis: LateFeeBasis, periods: number): bigint {
  const most = lateFeeCapMinor(basis);
  const sum = uncapped(terms, basis.amountToPayMinor, periods);
  if (sum > most) return most;
  return sum;
}

function uncapped({ type, percent }: LateFeeTerms, amountMinor: bigint, periods: number): bigint {
  const share = parseDecimal(percent);
  switch (type) {
    case 'flat':
      return periods > 0 ? multiplyMinor(amountMinor, share, roundHalfUp) : 0n;
    case 'recurring':
      return multiplyMinor(amountMinor, { ...share, units: share.units * BigInt(periods) }, roundHalfUp);
    case 'compound': {
      const one = 10n ** BigInt(share.scale);
      const count = BigInt(periods);
      const grown = amountMinor * ((one + share.units) ** count - one ** count);
      return roundHalfUp(grown, one ** count);
    }
  }
}
