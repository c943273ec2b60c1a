/** A calendar date in America/New_York, `YYYY-MM-DD`. These dates sort and compare as text. */
export type BusinessDate = string;

export class InvalidDateError extends RangeError {
  constructor(text: string) {
    super(`${JSON.stringify(text)} is not a calendar date.`);
    this.name = 'InvalidDateError';
  }
}

const dayMs = 86_400_000;
const pattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Days are counted at midnight UTC, where every day exists and has 24 hours: islands that moved across the date line skipped
 * one. Null for `2026-02-29`, which browsers may read as 1 March.
 */
function findMidnight(text: string): number | null {
  const at = pattern.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && toBusinessDate(at) === text ? at : null;
}

const toBusinessDate = (at: number): BusinessDate => new Date(at).toISOString().slice(0, 10);

/** @throws InvalidDateError */
function midnightOf(date: BusinessDate): number {
  const at = findMidnight(date);
  if (at === null) throw new InvalidDateError(date);
  return at;
}

/** @throws InvalidDateError */
export const assertBusinessDate = (date: BusinessDate): void => void midnightOf(date);

/** Whether the text is an existing date: `2026-02-29` is not. */
export const isBusinessDate = (text: string): boolean => findMidnight(text) !== null;

/** Returns the weekday: 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: BusinessDate): number => new Date(midnightOf(date)).getUTCDay();

/** Returns the date `days` later; earlier if negative. */
export const addDays = (date: BusinessDate, days: number): BusinessDate =>
  toBusinessDate(midnightOf(date) + days * dayMs);

/**
 * Returns the same day `months` later, or the last day of a shorter month: one month after 31 January is 28 February.
 */
export function addMonths(date: BusinessDate, months: number): BusinessDate {
  const day = new Date(midnightOf(date));
  const month = day.getUTCMonth() + months;
  const last = new Date(day);
  // Day 0 of the next month. Not by local time: a zone may have skipped the day.
  last.setUTCMonth(month + 1, 0);
  day.setUTCMonth(month, Math.min(day.getUTCDate(), last.getUTCDate()));
  return toBusinessDate(day.getTime());
}

/** Returns the days from `from` to `to`: 1 from today to tomorrow, negative if `to` is earlier. */
export const daysBetween = (from: BusinessDate, to: BusinessDate): number =>
  (midnightOf(to) - midnightOf(from)) / dayMs;
