import dayjs, { type Dayjs } from 'dayjs';

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

const toBusinessDate = (day: Dayjs): BusinessDate => day.format(wireFormat);

/**
 * Calculates at noon of this computer's time zone: clocks change at night, so that every noon exists and follows the last
 * one by a day. dayjs in UTC would need a plugin on every page. Null for `2026-02-29`, which dayjs reads as 1 March.
 */
function findDay(text: string): Dayjs | null {
  if (!pattern.test(text)) return null;
  const day = dayjs(`${text}T12:00`);
  return toBusinessDate(day) === text ? day : null;
}

/**
 * Returns the date as a dayjs object at noon.
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
export const daysBetween = (from: BusinessDate, to: BusinessDate): number =>
  // Offsets of the last century have fractions of the quarter hours that dayjs counts.
  Math.round(dayOf(to).diff(dayOf(from), 'day', true)) || 0;
