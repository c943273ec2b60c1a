import { addDays, type BusinessDate } from '@quittance/sdk/time';
import { clampDate, type DateBounds } from './calendar-keys.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf } from './month.ts';

/** A range of days, both ends included. */
export interface DateRange {
  readonly start: BusinessDate;
  readonly end: BusinessDate;
}

/** The first day with figures. */
export const firstRangeDate: BusinessDate = '2021-01-01';

export const datePresets = ['today', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth', 'monthBeforeLast'] as const;
/** `all` is only for staff. */
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
 * Returns the days of a preset, within the bounds.
 * @param today in business time; it is the last of the last 7 and 30 days, and of this month
 */
export function rangeOfPreset(preset: DatePreset, today: BusinessDate, bounds: DateBounds = {}): DateRange {
  const { start, end } = daysOf(preset, today, bounds);
  return { start: clampDate(start, bounds), end: clampDate(end, bounds) };
}

/** The default range of a report: the last month. */
export const defaultDateRange = (today: BusinessDate, bounds?: DateBounds): DateRange =>
  rangeOfPreset('lastMonth', today, bounds);

/** Returns a range that never ends before it starts: such a range starts on its end. */
export const orderedRange = (start: BusinessDate, end: BusinessDate): DateRange => ({
  start: end < start ? end : start,
  end,
});

/** Returns the preset with exactly these days. */
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
