import { addDays, type BusinessDate } from '@quittance/sdk/time';
import { firstDayOf, type Month, yearOf } from './month.ts';

/** The texts of a calendar in one locale. */
export interface CalendarTexts {
  /** `Thursday, 5 March 2026`, in the format of the locale: the name of a day for screen readers. */
  readonly day: (date: BusinessDate) => string;
  /** `March` */
  readonly month: (month: Month) => string;
  /** `March 2026` */
  readonly monthAndYear: (month: Month) => string;
  /** `Mar` */
  readonly shortMonth: (month: Month) => string;
  /** Seven names, starting with the first day of the week. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

/** Any Sunday. */
const sunday: BusinessDate = '2026-03-01';

/** @param firstWeekday 0 is Sunday */
export function calendarTexts(locale: string, firstWeekday: number): CalendarTexts {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' });
    return (date: BusinessDate) => format.format(new Date(`${date}T00:00:00Z`));
  };
  const [long, short] = [formatter({ month: 'long' }), formatter({ month: 'short' })];
  const [longDay, shortDay] = [formatter({ weekday: 'long' }), formatter({ weekday: 'short' })];
  const week = Array.from({ length: 7 }, (_, day) => addDays(sunday, firstWeekday + day));
  return {
    day: formatter({ dateStyle: 'full' }),
    month: (month) => long(firstDayOf(month)),
    monthAndYear: (month) => `${long(firstDayOf(month))} ${yearOf(month)}`,
    shortMonth: (month) => short(firstDayOf(month)),
    weekdays: week.map((date) => ({ short: shortDay(date), long: longDay(date) })),
  };
}
