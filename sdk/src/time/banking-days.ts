import { addDays, type BusinessDate, weekdayOf } from './calendar.ts';

const monday = 1;
const thursday = 4;
const saturday = 6;
const sunday = 0;

const dateOf = (year: number, month: number, day: number): BusinessDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function nthWeekday(year: number, month: number, weekday: number, nth: number): BusinessDate {
  const first = dateOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

function lastMondayOfMay(year: number): BusinessDate {
  const last = dateOf(year, 5, 31);
  return addDays(last, -((weekdayOf(last) - monday + 7) % 7));
}

/** The Federal Reserve moves a holiday from Sunday to Monday. It does not move one from Saturday to Friday. */
const observed = (date: BusinessDate): BusinessDate => (weekdayOf(date) === sunday ? addDays(date, 1) : date);

/**
 * Returns the days, besides weekends, on which the Federal Reserve Banks and therefore the ACH are closed. Source: the
 * holiday schedule in the Federal Reserve's "Holidays Observed", whose rules are those of 5 U.S.C. 6103.
 */
export function bankHolidaysOf(year: number): readonly BusinessDate[] {
  return [
    observed(dateOf(year, 1, 1)),
    nthWeekday(year, 1, monday, 3), // Birthday of Martin Luther King, Jr.
    nthWeekday(year, 2, monday, 3), // Washington's Birthday
    lastMondayOfMay(year), // Memorial Day
    // Juneteenth became law on 17 June 2021; the banks first closed for it in 2022.
    ...(year >= 2022 ? [observed(dateOf(year, 6, 19))] : []),
    observed(dateOf(year, 7, 4)),
    nthWeekday(year, 9, monday, 1), // Labor Day
    nthWeekday(year, 10, monday, 2), // Columbus Day
    observed(dateOf(year, 11, 11)), // Veterans Day
    nthWeekday(year, 11, thursday, 4), // Thanksgiving Day
    observed(dateOf(year, 12, 25)),
  ];
}

const holidays = new Map<number, ReadonlySet<BusinessDate>>();

function isBankHoliday(date: BusinessDate): boolean {
  const year = Number(date.slice(0, 4));
  let dates = holidays.get(year);
  if (dates === undefined) {
    dates = new Set(bankHolidaysOf(year));
    holidays.set(year, dates);
  }
  return dates.has(date);
}

/** Whether the ACH settles on the date: neither a weekend nor a Federal Reserve holiday. */
export function isBankingDay(date: BusinessDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== saturday && weekday !== sunday && !isBankHoliday(date);
}

/** Returns the date itself if it is a banking day, otherwise the next one. */
export function nextBankingDay(date: BusinessDate): BusinessDate {
  let day = date;
  while (!isBankingDay(day)) day = addDays(day, 1);
  return day;
}

/**
 * Returns the date `count` banking days later. Counting starts after the date, whether or not it is a banking day; 0
 * returns the date itself, or the next banking day.
 * @param count whole number, 0 or more
 */
export function addBankingDays(date: BusinessDate, count: number): BusinessDate {
  if (!Number.isInteger(count) || count < 0) throw new RangeError('Count banking days forward, in whole days.');
  if (count === 0) return nextBankingDay(date);
  let reached = date;
  for (let left = count; left > 0; left -= 1) reached = nextBankingDay(addDays(reached, 1));
  return reached;
}
