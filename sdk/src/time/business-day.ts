import { addDays, type BusinessDate, dayOf, InvalidDateError, toBusinessDate } from './calendar.ts';
import { dayjs } from './dayjs.ts';

/** The time zone that every business date is in. */
export const businessTimeZone = 'America/New_York';

/** The instant at which the date begins in America/New_York: midnight, which the clock changes there never skip or repeat. */
export function startOfBusinessDay(date: BusinessDate): Date {
  dayOf(date); // Refuses what is no date.
  return dayjs.tz(`${date}T00:00`, businessTimeZone).toDate();
}

interface BusinessDay {
  readonly date: BusinessDate;
  /** Milliseconds since 1970; `until` is the next day's. */
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

/** dayjs takes 0.1 ms to find the date of an instant, and most instants that are asked for are of one day. */
let latest: BusinessDay | undefined;

/** The calendar date in America/New_York at an instant. */
export function businessDateOf(instant: Date): BusinessDate {
  const time = instant.getTime();
  if (!latest || !(time >= latest.from && time < latest.until)) latest = businessDayAt(instant);
  return latest.date;
}
