import { addDays, type BusinessDate } from '@quittance/sdk/time';
import { clampDate, type DateBounds } from './calendar-keys.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf } from './month.ts';

/** From the first day to the last, both of them within. */
export interface DateRange {
  readonly start: BusinessDate;
  readonly end: BusinessDate;
}

/** The first day of which figures are kept. */
export const firstRangeDate: BusinessDate = '2021-01-01';

export const datePresets = ['today', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth', 'monthBeforeLast'] as const;
/** `all` is for staff alone. */
export type DatePreset = (typeof datePresets)[number] | 'all';

function monthsBack(today: BusinessDate, months: number): DateRange {
  const month = addMonths(monthOf(today), -months);
  return { start: firstDayOf(month), end: lastDayOf(month) };
}

function daysOf(preset: DatePreset, today: BusinessDate, { min, max }: DateBounds): DateRange {
  switch (preset) {
    case 'today':
      return { start: today, end: today };
    case 'last7Days':
      return { start: addDays(today, -6), end: today };
    case 'last30Days':
      return { start: addDays(today, -29), end: today };
    case 'thisMonth':
      return { start: firstDayOf(monthOf(today)), end: today };
    case 'lastMonth':
      return monthsBack(today, 1);
    case 'monthBeforeLast':
      return monthsBack(today, 2);
    case 'all':
      return { start: min ?? firstRangeDate, end: max ?? today };
  }
}

/**
 * The days of a preset, as far as the bounds let them be chosen.
 * @param today in business time; it counts among the last 7 and 30 days, and is the last day of this month so far
 */
export function rangeOfPreset(preset: DatePreset, today: BusinessDate, bounds: DateBounds = {}): DateRange {
  const { start, end } = daysOf(preset, today, bounds);
  return { start: clampDate(start, bounds), end: clampDate(end, bounds) };
}

/** The range with which a report begins: the last month. */
export const defaultDateRange = (today: BusinessDate, bounds?: DateBounds): DateRange =>
  rangeOfPreset('lastMonth', today, bounds);

/** A range never ends before it starts: then it starts on its end. */
export const orderedRange = (start: BusinessDate, end: BusinessDate): DateRange => ({
  start: end < start ? end : start,
  end,
});

/** The preset whose days these are. */
export const presetOf = (
  range: DateRange,
  presets: readonly DatePreset[],
  today: BusinessDate,
  bounds: DateBounds,
): DatePreset | undefined =>
  presets.find((preset) => {
    const { start, end } = rangeOfPreset(preset, today, bounds);
    return start === range.start && end === range.end;
  });
