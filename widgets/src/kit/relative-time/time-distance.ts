import { businessDateOf, daysBetween } from '@quittance/sdk/time';

/** The distance from an instant to now, in its natural unit. */
export interface TimeDistance {
  /** Whole units; negative in the past. */
  readonly value: number;
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
  /** Milliseconds until the text may change. */
  readonly freshForMs: number;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const daysOfMonth = 30;
const daysOfYear = 365;

const clockUnits = [
  ['minute', minuteMs, hourMs],
  ['hour', hourMs, dayMs],
] as const;

/** Counts days, months and years by the calendar of the business time zone, like the dates on the screen. */
function calendarDistance(instant: Date, now: Date): Omit<TimeDistance, 'freshForMs'> {
  const days = daysBetween(businessDateOf(now), businessDateOf(instant));
  if (Math.abs(days) < daysOfMonth) return { value: days, unit: 'day' };
  if (Math.abs(days) < daysOfYear) return { value: Math.trunc(days / daysOfMonth), unit: 'month' };
  return { value: Math.trunc(days / daysOfYear), unit: 'year' };
}

/** Distances under a minute are `now`. */
export function timeDistance(instant: Date, now: Date): TimeDistance {
  const elapsedMs = now.getTime() - instant.getTime();
  const lengthMs = Math.abs(elapsedMs);
  if (lengthMs < minuteMs) return { value: 0, unit: 'second', freshForMs: minuteMs - elapsedMs };
  for (const [unit, unitMs, endMs] of clockUnits) {
    if (lengthMs >= endMs) continue;
    const sincePast = lengthMs % unitMs;
    return {
      value: -Math.sign(elapsedMs) * Math.floor(lengthMs / unitMs),
      unit,
      freshForMs: elapsedMs > 0 ? unitMs - sincePast : sincePast + 1,
    };
  }
  return { ...calendarDistance(instant, now), freshForMs: hourMs };
}

/** Formats a distance in the locale: `3 minutes ago`, `yesterday`, `now`. */
export const formatTimeDistance = ({ value, unit }: TimeDistance, locale: string): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(value, unit);
