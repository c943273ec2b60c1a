import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { businessTimeZone } from './business-day.ts';
import { assertBusinessDate, type BusinessDate } from './calendar.ts';

/** A function, because bundlers may drop a statement whose result is unused. */
function withTimeZones(): typeof dayjs {
  dayjs.extend(utc);
  dayjs.extend(timezone);
  return dayjs;
}

const zoned = /* @__PURE__ */ withTimeZones();

/**
 * Returns the instant at which the date begins in America/New_York: midnight, which clock changes there never skip or
 * repeat.
 * @throws InvalidDateError
 */
export function startOfBusinessDay(date: BusinessDate): Date {
  assertBusinessDate(date);
  return zoned.tz(`${date}T00:00`, businessTimeZone).toDate();
}
