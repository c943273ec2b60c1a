import { type BusinessDate, InvalidDateError, isBusinessDate } from './calendar.ts';

/** The time zone that every business date is in. */
export const businessTimeZone = 'America/New_York';

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: businessTimeZone,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function wallClockAt(instant: Date): { readonly date: BusinessDate; readonly time: string } {
  const parts = new Map(wallClock.formatToParts(instant).map((part) => [part.type, part.value]));
  const field = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    date: `${field('year').padStart(4, '0')}-${field('month')}-${field('day')}`,
    time: `${field('hour')}:${field('minute')}:${field('second')}`,
  };
}

/** The calendar date in America/New_York at an instant. */
export const businessDateOf = (instant: Date): BusinessDate => wallClockAt(instant).date;

/**
 * The instant at which the date begins in America/New_York. Clocks change there at two in the morning, so midnight
 * exists exactly once on every date; how far it is from UTC is asked at midnight itself, since a day with a change has
 * two answers.
 */
export function startOfBusinessDay(date: BusinessDate): Date {
  if (!isBusinessDate(date)) throw new InvalidDateError(date);
  const midnightUtc = Date.parse(`${date}T00:00:00Z`);
  for (const hoursBehindUtc of [4, 5]) {
    const instant = new Date(midnightUtc + hoursBehindUtc * 3_600_000);
    const wall = wallClockAt(instant);
    if (wall.date === date && wall.time === '00:00:00') return instant;
  }
  throw new InvalidDateError(date);
}
