import { businessDateOf, businessTimeZone } from './business-day.ts';
import { assertBusinessDate, type BusinessDate } from './calendar.ts';

const monthNames = new Map<string, readonly string[]>();

/** Month names from `Intl`, which has every locale; dayjs would load one file per locale. */
function monthsOf(locale: string): readonly string[] {
  const known = monthNames.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC', calendar: 'gregory' });
  const names = Array.from({ length: 12 }, (_, month) =>
    // Some languages abbreviate with a full stop, which would look like the end of a sentence.
    format.format(Date.UTC(2026, month, 1)).replace(/\.$/, ''),
  );
  monthNames.set(locale, names);
  return names;
}

/** `DD MMM YYYY`, or `DD MMM, YYYY` with a comma. The order is the same in every locale. */
function format(date: BusinessDate, locale: string, comma: ',' | ''): string {
  assertBusinessDate(date);
  const [year, month, day] = date.split('-');
  return `${day} ${monthsOf(locale)[Number(month) - 1]}${comma} ${year}`;
}

/** Formats the date of an invoice or a payment, with the month's name in the locale: `05 Mar, 2026`. */
export const formatBusinessDate = (date: BusinessDate, locale: string): string => format(date, locale, ',');

/** Formats a date for fields, with times and in the back office, with the month's name in the locale: `05 Mar 2026`. */
export const formatCalendarDate = (date: BusinessDate, locale: string): string => format(date, locale, '');

/** Returns the short name of a month, such as `Mar` for `2026-03` or a date in it. */
export const formatMonth = (month: string, locale: string): string =>
  monthsOf(locale)[Number(month.slice(5, 7)) - 1] ?? month;

/** Formats an instant with date and time in America/New_York, such as `05 Mar 2026, 4:31 PM EST`. */
export function formatBusinessInstant(instant: Date, locale: string): string {
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: businessTimeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
  return `${formatCalendarDate(businessDateOf(instant), locale)}, ${time}`;
}

/** Formats the time of an instant as the reader's clock shows it, for what happens the same day, such as `4:31 PM`. */
export const formatTime = (instant: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(instant);
