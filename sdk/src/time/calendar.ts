import type { Dayjs } from 'dayjs';
import { dayjs } from './dayjs.ts';

/** A calendar date in America/New_York, `YYYY-MM-DD`. These dates sort and compare as text. */
export type BusinessDate = string;

export class InvalidDateError extends RangeError {
  constructor(text: string) {
    super(`${JSON.stringify(text)} is not a calendar date.`);
    this.name = 'InvalidDateError';
  }
}

const wireFormat = 'YYYY-MM-DD';
const pattern = /^\d{4}-\d{2}-\d{2}$/;

export const toBusinessDate = (day: Dayjs): BusinessDate => day.format(wireFormat);

/** Calculates in UTC, where every day has 24 hours. Null for `2026-02-29`, which dayjs would read as 1 March. */
function findDay(text: string): Dayjs | null {
  if (!pattern.test(text)) return null;
  const day = dayjs.utc(text);
  return toBusinessDate(day) === text ? day : null;
}

/**
 * Returns the date as a dayjs object at midnight UTC.
 * @throws InvalidDateError
 */
export function dayOf(date: BusinessDate): Dayjs {
  const day = findDay(date);
  if (!day) throw new InvalidDateError(date);
  return day;
}

/** Whether the text is an existing date: `2026-02-29` is not. */
export const isBusinessDate = (text: string): boolean => findDay(text) !== null;

/** Returns the weekday: 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: BusinessDate): number => dayOf(date).day();

/** Returns the date `days` later; earlier if negative. */
export const addDays = (date: BusinessDate, days: number): BusinessDate => toBusinessDate(dayOf(date).add(days, 'day'));

/**
 * Returns the same day `months` later, or the last day of a shorter month: one month after 31 January is 28 February.
 */
export const addMonths = (date: BusinessDate, months: number): BusinessDate =>
  toBusinessDate(dayOf(date).add(months, 'month'));

/** Returns the days from `from` to `to`: 1 from today to tomorrow, negative if `to` is earlier. */
export const daysBetween = (from: BusinessDate, to: BusinessDate): number => dayOf(to).diff(dayOf(from), 'day');
