/** A calendar date in America/New_York, `YYYY-MM-DD`. Dates of this form sort and compare as text. */
export type BusinessDate = string;

export class InvalidDateError extends RangeError {
  constructor(text: string) {
    super(`${JSON.stringify(text)} is not a calendar date.`);
    this.name = 'InvalidDateError';
  }
}

const dayMs = 86_400_000;
const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a date that exists: `2026-02-29` is not. */
export function isBusinessDate(text: string): boolean {
  if (!pattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Days since 1970-01-01. Calendar arithmetic runs on these, where every day is 24 hours long. */
export function dayNumber(date: BusinessDate): number {
  if (!isBusinessDate(date)) throw new InvalidDateError(date);
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

export const dateOfDayNumber = (day: number): BusinessDate => new Date(day * dayMs).toISOString().slice(0, 10);

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: BusinessDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

/** The date `days` later, or earlier when negative. */
export const addDays = (date: BusinessDate, days: number): BusinessDate => dateOfDayNumber(dayNumber(date) + days);

/** The same day `months` later, or the last one of a month that has no such day: a month after 31 January is 28 February. */
export function addMonths(date: BusinessDate, months: number): BusinessDate {
  const month = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() + months + 1, 0);
  const last = month.toISOString().slice(0, 10);
  const same = `${last.slice(0, 8)}${date.slice(8)}`;
  return same < last ? same : last;
}

/** Days from `from` to `to`: 1 from today to tomorrow, negative when `to` is the earlier. */
export const daysBetween = (from: BusinessDate, to: BusinessDate): number => dayNumber(to) - dayNumber(from);
