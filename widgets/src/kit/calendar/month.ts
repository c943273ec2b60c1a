import { addDays, type BusinessDate, weekdayOf } from '@quittance/sdk/time';

export { addMonths as moveByMonths } from '@quittance/sdk/time';

/** A month: `YYYY-MM`. Like such dates, months sort and compare as text. */
export type Month = string;

export const monthOf = (date: BusinessDate): Month => date.slice(0, 7);
export const yearOf = (date: BusinessDate | Month): number => Number(date.slice(0, 4));

/** @param count of months, as from `monthCount` */
export const monthFrom = (count: number): Month =>
  `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;

/** 0 is January. */
export const monthIndex = (month: Month): number => Number(month.slice(5, 7)) - 1;

/** Months since January of the year 0. */
export const monthCount = (month: Month): number => yearOf(month) * 12 + monthIndex(month);

export const addMonths = (month: Month, months: number): Month => monthFrom(monthCount(month) + months);

/** The number of months between: 1 from a month to the next one. */
export const monthsBetween = (from: Month, to: Month): number => monthCount(to) - monthCount(from);

export const firstDayOf = (month: Month): BusinessDate => `${month}-01`;
export const lastDayOf = (month: Month): BusinessDate => addDays(firstDayOf(addMonths(month, 1)), -1);

/** Returns the number of days since the first day of the date's week. */
export const daysIntoWeek = (date: BusinessDate, firstWeekday: number): number =>
  (weekdayOf(date) - firstWeekday + 7) % 7;

/**
 * Returns the days of a month in rows of weeks; null before its first day and after its last.
 * @param firstWeekday 0 is Sunday
 */
export function weeksOf(month: Month, firstWeekday: number): readonly (readonly (BusinessDate | null)[])[] {
  const first = firstDayOf(month);
  const lead = daysIntoWeek(first, firstWeekday);
  const count = Number(lastDayOf(month).slice(8));
  const weeks = Math.ceil((lead + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - lead;
      return day < 0 || day >= count ? null : addDays(first, day);
    }),
  );
}
