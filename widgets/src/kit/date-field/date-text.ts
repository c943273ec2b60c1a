import { type BusinessDate, formatCalendarDate, isBusinessDate } from '@quittance/sdk/time';
import { foldText } from '../base/fold-text.ts';

/** `DD MMM YYYY` with the month's name in the locale, such as `05 Mar 2026`; empty for no date. */
export const writeDate = (date: BusinessDate | '', locale: string): string =>
  date === '' ? '' : formatCalendarDate(date, locale);

function monthNamesOf(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC', calendar: 'gregory' });
  return Array.from({ length: 12 }, (_, month) => foldText(format.format(Date.UTC(2026, month, 1))));
}

/** Returns the month's number, 1 for January, from its name or at least three of its first letters, also in English. */
function monthByName(text: string, locale: string): number | null {
  const typed = foldText(text);
  // A short month name need not be the start of the long one: `sept` is, `бер` isn't.
  const short = Array.from({ length: 12 }, (_, month) =>
    foldText(writeDate(`2026-${String(month + 1).padStart(2, '0')}-01`, locale).slice(3, -5)),
  );
  for (const names of [short, monthNamesOf(locale), monthNamesOf('en')]) {
    const found = names.findIndex((name) => name === typed || (typed.length >= 3 && name.startsWith(typed)));
    if (found >= 0) return found + 1;
  }
  return null;
}

/** Two digits mean the latest year with this ending that is at most 20 years ahead. */
const YEARS_AHEAD = 20;

function fullYear(year: string, today: BusinessDate): string {
  const latest = Number(today.slice(0, 4)) + YEARS_AHEAD;
  return year.length === 2 ? String(latest - ((latest - Number(year)) % 100)) : year;
}

function dateFrom(year: string, month: number, day: string): BusinessDate | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isBusinessDate(date) ? date : null;
}

/** Whether the locale writes numeric dates with the month before the day. */
function isMonthFirst(locale: string): boolean {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', calendar: 'gregory' });
  const parts = format.formatToParts(0).map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day');
}

function readNumeric([one, two, three]: readonly [string, string, string], locale: string): BusinessDate | null {
  if (one.length === 4) return dateFrom(one, Number(two), three);
  return isMonthFirst(locale) ? dateFrom(three, Number(one), two) : dateFrom(three, Number(two), one);
}

const digitsOf = (text: string): boolean => /^\d{1,4}$/.test(text);

/** Returns day, month and year in typed order, a final year with all its digits; null without a year. */
function partsOf(text: string, today: BusinessDate): readonly [string, string, string] | null {
  const parts = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '' && part !== 'de' && part !== 'del');
  const [one = '', two = '', three = ''] = parts;
  const isYearFirst = /^\d{4}$/.test(one);
  if (parts.length !== 3 || !/^(\d{2}|\d{4})$/.test(isYearFirst ? one : three)) return null;
  return [one, two, isYearFirst ? three : fullYear(three, today)];
}

/**
 * Reads a typed date: in our format, with the month's name in either order, as ISO date, or in the numeric format of
 * the locale with any separators.
 * @param today decides the century of a year with two digits, which is at most 20 years ahead
 * @returns null if the text is not an existing date
 */
export function readDate(text: string, locale: string, today: BusinessDate): BusinessDate | null {
  const parts = partsOf(text, today);
  if (!parts) return null;
  if (parts.every(digitsOf)) return readNumeric(parts, locale);
  const [one, two, year] = parts;
  const [day, name] = digitsOf(one) ? [one, two] : [two, one];
  const month = monthByName(name, locale);
  return month !== null && /^\d{1,2}$/.test(day) && digitsOf(year) ? dateFrom(year, month, day) : null;
}
