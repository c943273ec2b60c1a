import { compareDecimals, parseDecimal } from '@quittance/sdk/money';
import { daysEarlyRange, leastDiscount, suggestedDiscount } from '@quittance/sdk/rules';
import { addDays, type BusinessDate, daysBetween } from '@quittance/sdk/time';
import { fractionOf, percentOf } from './percent-text.ts';
import { type SendingDate, sendingDayOf } from './sending-day.ts';

/** The early discount in the form. */
export interface InvoiceFormDiscount {
  readonly isOffered: boolean;
  /** Days from its last day to the due date, as text. */
  readonly daysEarly: string;
  /** Decimal text: a number of percent. */
  readonly percent: string;
}

export const noDiscount: InvoiceFormDiscount = { isOffered: false, daysEarly: '', percent: '' };

interface FormDates extends SendingDate {
  readonly dueDate: BusinessDate | '';
}

export interface StoredDiscount {
  readonly earlyDiscountPercent?: string | undefined;
  readonly earlyDiscountEndDate?: BusinessDate | undefined;
}

/** Returns the discount of a stored invoice. */
export function discountOfInvoice(
  { earlyDiscountPercent: fraction, earlyDiscountEndDate: endDate }: StoredDiscount,
  dueDate: BusinessDate,
): InvoiceFormDiscount {
  if (fraction === undefined && endDate === undefined) return noDiscount;
  return {
    isOffered: true,
    percent: percentOf(fraction ?? ''),
    daysEarly: endDate === undefined ? '' : String(daysBetween(endDate, dueDate)),
  };
}

/** Returns the discount as the calls take it; nothing if none is offered. */
export function discountContent(
  { isOffered, daysEarly, percent }: InvoiceFormDiscount,
  dueDate: string,
): StoredDiscount {
  if (!isOffered) return {};
  return {
    ...(percent !== '' && { earlyDiscountPercent: fractionOf(percent) }),
    ...(daysEarly !== '' && dueDate !== '' && { earlyDiscountEndDate: addDays(dueDate, -Number(daysEarly)) }),
  };
}

/** Returns the days early that can be chosen; null while the dates leave no room for a discount. */
export const rangeOf = (dates: FormDates, today: BusinessDate) => {
  const { dueDate } = dates;
  return dueDate === '' ? null : daysEarlyRange({ sendingDate: sendingDayOf(dates, today), dueDate });
};

/** Returns the suggested discount; null if there is none for these dates. */
export function suggestionOf(dates: FormDates, today: BusinessDate): InvoiceFormDiscount | null {
  const { dueDate } = dates;
  const suggested = dueDate === '' ? null : suggestedDiscount({ sendingDate: sendingDayOf(dates, today), dueDate });
  return suggested && offered(suggested.daysEarly);
}

const leastPercent = (daysEarly: number): string => percentOf(leastDiscount(daysEarly));

const offered = (daysEarly: number): InvoiceFormDiscount => ({
  isOffered: true,
  daysEarly: String(daysEarly),
  percent: leastPercent(daysEarly),
});

/** Offers a discount: the suggested one, or else the shortest that is possible. */
export const offerDiscount = (dates: FormDates, today: BusinessDate): InvoiceFormDiscount =>
  suggestionOf(dates, today) ?? offered(rangeOf(dates, today)?.min ?? 0);

export const isSameDiscount = (one: InvoiceFormDiscount, other: InvoiceFormDiscount | null): boolean =>
  one.daysEarly === other?.daysEarly && one.percent === other.percent;

/** Changes the days early. A percentage that was the least for the days before, or is now too small, follows. */
export function withDaysEarly(discount: InvoiceFormDiscount, daysEarly: string): InvoiceFormDiscount {
  const least = leastPercent(Number(daysEarly));
  const wasLeast = discount.percent === '' || discount.percent === leastPercent(Number(discount.daysEarly));
  const isTooSmall = !wasLeast && compareDecimals(parseDecimal(discount.percent), parseDecimal(least)) < 0;
  return { ...discount, daysEarly, percent: wasLeast || isTooSmall ? least : discount.percent };
}

/**
 * Returns the discount after the dates have changed: a suggested one becomes the new suggestion, another one stays
 * within the days that are possible.
 */
export function discountAfterDates(
  discount: InvoiceFormDiscount,
  before: FormDates,
  after: FormDates,
  today: BusinessDate,
): InvoiceFormDiscount {
  const range = rangeOf(after, today);
  if (!discount.isOffered || range === null) return discount;
  const suggestion = suggestionOf(after, today);
  if (suggestion && isSameDiscount(discount, suggestionOf(before, today))) return suggestion;
  const days = Math.min(Math.max(Number(discount.daysEarly), range.min), range.max);
  return days === Number(discount.daysEarly) ? discount : withDaysEarly(discount, String(days));
}
