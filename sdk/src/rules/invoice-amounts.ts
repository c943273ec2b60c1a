import {
  compareDecimals,
  decimalsOf,
  multiplyDecimals,
  multiplyMinor,
  parseDecimal,
  rescale,
  roundHalfUp,
} from '../money/index.ts';

/** One line of an invoice. Both are decimal text in major units, absent while a draft leaves them open. */
export interface InvoiceLineInput {
  readonly rate?: string | undefined;
  readonly qty?: string | undefined;
}

export interface InvoiceFee {
  readonly name: string;
  /** `percent`: a fraction of the base amount (0.05 is 5%). `fixed`: an amount in major units. */
  readonly type: 'percent' | 'fixed';
  /** Absent while a draft leaves it open: the fee is 0. */
  readonly value?: string | undefined;
}

export interface InvoiceAmountsInput {
  readonly currency: string;
  readonly items: readonly InvoiceLineInput[];
  readonly fees?: readonly InvoiceFee[];
  /** Late fees accrued so far, minor units. */
  readonly accruedLateFeesMinor?: bigint;
  /** The early discount in force, as a fraction of the base amount (0.0197 is 1.97%); absent without one. */
  readonly discountFraction?: string;
}

/** The amounts of an invoice, in minor units of its currency. */
export interface InvoiceAmounts {
  /** Rate times quantity of each line, in the order of the lines. */
  readonly lineAmountsMinor: readonly bigint[];
  /** Sum of the lines. */
  readonly baseAmountMinor: bigint;
  /** Each fee, in the order of the fees. */
  readonly feeAmountsMinor: readonly bigint[];
  /** Base and fees. */
  readonly amountToPayMinor: bigint;
  /** Amount to pay and accrued late fees. */
  readonly totalDueMinor: bigint;
  /** Amount of the discount in force, computed from the base amount only. */
  readonly discountMinor: bigint;
  /** Total due minus the discount. */
  readonly finalAmountMinor: bigint;
}

/**
 * Computes rate times quantity; 0 for an incomplete line. Each line is rounded separately, so that the visible line
 * amounts add up to the total.
 */
export function lineAmountMinor({ rate, qty }: InvoiceLineInput, currency: string): bigint {
  if (rate === undefined || qty === undefined) return 0n;
  return rescale(multiplyDecimals(parseDecimal(rate), parseDecimal(qty)), decimalsOf(currency), roundHalfUp).units;
}

/** Computes one fee. A percentage is one of the base amount. */
export function feeAmountMinor({ type, value }: InvoiceFee, baseAmountMinor: bigint, currency: string): bigint {
  if (value === undefined) return 0n;
  return type === 'percent'
    ? multiplyMinor(baseAmountMinor, parseDecimal(value), roundHalfUp)
    : rescale(parseDecimal(value), decimalsOf(currency), roundHalfUp).units;
}

/** @throws {RangeError} when the fraction is not between 0 and 1 */
function discountMinorOf(baseAmountMinor: bigint, fraction: string): bigint {
  const share = parseDecimal(fraction);
  if (share.units < 0n || compareDecimals(share, parseDecimal('1')) > 0) {
    throw new RangeError('A discount is a fraction between 0 and 1.');
  }
  return multiplyMinor(baseAmountMinor, share, roundHalfUp);
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** Computes every amount of an invoice from its lines. Rounds half up to the currency's minor unit. */
export function invoiceAmounts(input: InvoiceAmountsInput): InvoiceAmounts {
  const { currency, items, fees = [], accruedLateFeesMinor = 0n, discountFraction } = input;
  const lineAmountsMinor = items.map((item) => lineAmountMinor(item, currency));
  const baseAmountMinor = sum(lineAmountsMinor);
  const feeAmountsMinor = fees.map((fee) => feeAmountMinor(fee, baseAmountMinor, currency));
  const amountToPayMinor = baseAmountMinor + sum(feeAmountsMinor);
  const totalDueMinor = amountToPayMinor + accruedLateFeesMinor;
  const discountMinor = discountFraction === undefined ? 0n : discountMinorOf(baseAmountMinor, discountFraction);
  return {
    lineAmountsMinor,
    baseAmountMinor,
    feeAmountsMinor,
    amountToPayMinor,
    totalDueMinor,
    discountMinor,
    finalAmountMinor: totalDueMinor - discountMinor,
  };
}
