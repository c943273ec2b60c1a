import { businessDateOf, businessTimeZone } from './business-day.ts';
import { type BusinessDate, dayNumber } from './calendar.ts';

const monthNames = new Map<string, readonly string[]>();

function monthsOf(locale: string): readonly string[] {
  const known = monthNames.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC', calendar: 'gregory' });
  const names = Array.from({ length: 12 }, (_, month) =>
    // Some languages abbreviate with a full stop, which would read as the end of a sentence.
    format.format(Date.UTC(2026, month, 1)).replace(/\.$/, ''),
  );
  monthNames.set(locale, names);
  return names;
}

/**
 * The date with the month's name in the locale: `05 Mar, 2026` in English, `05 mar 2026` elsewhere. The order of day, month
 * and year is the same everywhere.
 */
export function formatBusinessDate(date: BusinessDate, locale: string): string {
  dayNumber(date); // Refuses what is no date.
  const [year = '', month = '', day = ''] = date.split('-');
  const name = monthsOf(locale)[Number(month) - 1] ?? '';
  // The comma is an English habit; Spanish readers take it for a slip.
  return `${day} ${name}${locale.startsWith('en') ? ',' : ''} ${year}`;
}

/** Date and time of an instant in America/New_York, such as `05 Mar, 2026, 4:31 PM EST`. */
export function formatBusinessInstant(instant: Date, locale: string): string {
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: businessTimeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
  return `${formatBusinessDate(businessDateOf(instant), locale)}, ${time}`;
}
