import { addDays, type BusinessDate, dayOf, InvalidDateError, toBusinessDate } from './calendar.ts';
import { dayjs } from './dayjs.ts';

/** The time zone of all business dates. */
export const businessTimeZone = 'America/New_York';

/**
 * Returns the instant at which the date begins in America/New_York: midnight, which clock changes there never skip or
 * repeat.
 */
export function startOfBusinessDay(date: BusinessDate): Date {
  dayOf(date); // Throws for an invalid date.
  return dayjs.tz(`${date}T00:00`, businessTimeZone).toDate();
}

interface BusinessDay {
  readonly date: BusinessDate;
  /** Milliseconds since 1970; `until` is the start of the next day. */
  readonly from: number;
  readonly until: number;
}

function businessDayAt(instant: Date): BusinessDay {
  if (Number.isNaN(instant.getTime())) throw new InvalidDateError(String(instant));
  const date = toBusinessDate(dayjs(instant).tz(businessTimeZone));
  return {
    date,
    from: startOfBusinessDay(date).getTime(),
    until: startOfBusinessDay(addDays(date, 1)).getTime(),
  };
}

/** Cached, because dayjs needs 0.1 ms for the date of an instant, and most requested instants are on one day. */
let latest: BusinessDay | undefined;

/** Returns the calendar date of an instant in America/New_York. */
export function businessDateOf(instant: Date): BusinessDate {
  const time = instant.getTime();
  if (!latest || !(time >= latest.from && time < latest.until)) latest = businessDayAt(instant);
  return latest.date;
}
