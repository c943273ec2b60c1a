import {
  addDecimals,
  compareDecimals,
  type Decimal,
  multiplyDecimals,
  parseDecimal,
  rescale,
  roundHalfUp,
  writeDecimal,
} from '../money/index.ts';
import { addDays, type BusinessDate, daysBetween } from '../time/index.ts';
import { type InvoiceStatus, isOpen } from './invoice-status.ts';

/** Days that must lie between the end of an early discount and the dates of its invoice. */
export const earlyDiscountDays = { afterSending: 7, beforeDue: 7 } as const;

/** Days before the due date that are suggested for payment terms of up to so many days. */
const suggestions: readonly { readonly upToTermDays: number; readonly daysEarly: number }[] = [
  { upToTermDays: 20, daysEarly: 7 },
  { upToTermDays: 60, daysEarly: 10 },
  { upToTermDays: 90, daysEarly: 30 },
  { upToTermDays: 120, daysEarly: 45 },
  { upToTermDays: 180, daysEarly: 60 },
];

/** The least discount in percent: `flat` up to so many days early, then `base` and `perDay` for each day. */
const leastPercent = {
  flatUpToDays: 23,
  flat: parseDecimal('1.97'),
  base: parseDecimal('0.9'),
  perDay: parseDecimal('0.045'),
} as const;

const hundredth = parseDecimal('0.01');

/** Business dates between which an early discount can end. */
export interface InvoiceTermDates {
  readonly sendingDate: BusinessDate;
  readonly dueDate: BusinessDate;
}

/** An early discount, as invoices store it. */
export interface EarlyDiscount {
  /** Fraction of the base amount: 0.0197 is 1.97%. */
  readonly percent: string;
  /** The last day on which it is given. */
  readonly endDate: BusinessDate;
}

/** Returns how many days before the due date a discount can end; null if the terms are too short for one. */
export function daysEarlyRange({ sendingDate, dueDate }: InvoiceTermDates): {
  readonly min: number;
  readonly max: number;
} | null {
  const max = daysBetween(sendingDate, dueDate) - earlyDiscountDays.afterSending;
  return max < earlyDiscountDays.beforeDue ? null : { min: earlyDiscountDays.beforeDue, max };
}

/** Returns the least discount for paying so many days before the due date, as a fraction: 0.0197 is 1.97%. */
export function leastDiscount(daysEarly: number): string {
  const percent: Decimal =
    daysEarly <= leastPercent.flatUpToDays
      ? leastPercent.flat
      : addDecimals(leastPercent.base, multiplyDecimals(leastPercent.perDay, parseDecimal(String(daysEarly))));
  return writeDecimal(multiplyDecimals(rescale(percent, 2, roundHalfUp), hundredth));
}

/** Returns the discount suggested for the terms; null if they are too short for one, or longer than the suggestions. */
export function suggestedDiscount(dates: InvoiceTermDates): (EarlyDiscount & { readonly daysEarly: number }) | null {
  const termDays = daysBetween(dates.sendingDate, dates.dueDate);
  const suggestion = suggestions.find(({ upToTermDays }) => termDays <= upToTermDays);
  if (!suggestion || daysEarlyRange(dates) === null) return null;
  const { daysEarly } = suggestion;
  return { daysEarly, percent: leastDiscount(daysEarly), endDate: addDays(dates.dueDate, -daysEarly) };
}

/** Whether a discount is more than nothing and less than all. `fraction` is decimal text. */
export const isPossibleDiscount = (fraction: string): boolean => {
  const share = parseDecimal(fraction);
  return share.units > 0n && compareDecimals(share, parseDecimal('1')) < 0;
};

/** Why an early discount can't be offered. Each is a key of the texts `errors.field`. */
export type EarlyDiscountProblem = 'discountEndsTooSoon' | 'discountEndsTooLate' | 'discountTooSmall';

/** Returns what is wrong with each part of a complete discount. */
export function earlyDiscountProblems(
  { percent, endDate }: EarlyDiscount,
  { sendingDate, dueDate }: InvoiceTermDates,
): { readonly percent: EarlyDiscountProblem | null; readonly endDate: EarlyDiscountProblem | null } {
  const daysEarly = daysBetween(endDate, dueDate);
  if (daysBetween(sendingDate, endDate) < earlyDiscountDays.afterSending) {
    return { percent: null, endDate: 'discountEndsTooSoon' };
  }
  if (daysEarly < earlyDiscountDays.beforeDue) return { percent: null, endDate: 'discountEndsTooLate' };
  const isTooSmall = compareDecimals(parseDecimal(percent), parseDecimal(leastDiscount(daysEarly))) < 0;
  return { percent: isTooSmall ? 'discountTooSmall' : null, endDate: null };
}

/** The parts of an invoice that decide whether its discount is given. */
export interface DiscountedInvoice {
  readonly status: InvoiceStatus;
  /** Absent or null without a discount. */
  readonly earlyDiscountEndDate?: BusinessDate | null | undefined;
}

/** Whether who pays now gets the discount: the invoice is open, and the discount's last day is today or later. */
export const isDiscountInForce = ({ status, earlyDiscountEndDate }: DiscountedInvoice, today: BusinessDate): boolean =>
  earlyDiscountEndDate != null && isOpen(status) && today <= earlyDiscountEndDate;

const daysOfYear = 365n;
const returnDecimals = 4;

export interface EarlyPayment {
  /** Minor units. */
  readonly discountMinor: bigint;
  /** What the buyer pays, less the discount; minor units. */
  readonly paidMinor: bigint;
  /** Days from the payment to the due date. */
  readonly daysEarly: number;
}

/**
 * Returns what the discount yields in a year of 365 days, without compounding, as a fraction of the money paid; null if
 * nothing is paid or not early.
 */
export function annualizedReturn({ discountMinor, paidMinor, daysEarly }: EarlyPayment): string | null {
  if (paidMinor <= 0n || daysEarly <= 0) return null;
  const units = roundHalfUp(discountMinor * daysOfYear * 10n ** BigInt(returnDecimals), paidMinor * BigInt(daysEarly));
  return writeDecimal({ units, scale: returnDecimals });
}
