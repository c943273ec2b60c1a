import { addDays, type BusinessDate, isBankingDay, weekdayOf } from '@quittance/sdk/time';

const [sunday, monday, saturday] = [0, 1, 6];

/** Easter Sunday of the western church (the anonymous Gregorian algorithm). */
function easterOf(year: number): BusinessDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  const days = full - weekday;
  return addDays(`${year}-03-28`, days);
}

/** Whether T2 of the euro system is open: source, the ECB's calendar of closing days. */
function isTargetDay(date: BusinessDate): boolean {
  const weekday = weekdayOf(date);
  if (weekday === saturday || weekday === sunday) return false;
  if (['01-01', '05-01', '12-25', '12-26'].includes(date.slice(5))) return false;
  const easter = easterOf(Number(date.slice(0, 4)));
  return date !== addDays(easter, -2) && date !== addDays(easter, 1);
}

/** The first Monday on or after a date. */
function mondayFrom(date: BusinessDate): BusinessDate {
  let day = date;
  while (weekdayOf(day) !== monday) day = addDays(day, 1);
  return day;
}

/** The day off for a holiday: itself, or the Monday after its weekend. */
const dayOffFor = (date: BusinessDate): BusinessDate =>
  weekdayOf(date) === saturday || weekdayOf(date) === sunday ? mondayFrom(date) : date;

/** Christmas and Boxing Day take two days off, also where one or both are on a weekend. */
function christmasDaysOff(year: number): readonly BusinessDate[] {
  const christmas: BusinessDate = `${year}-12-25`;
  const boxing = dayOffFor(addDays(christmas, 1));
  return [dayOffFor(christmas) === christmas ? christmas : addDays(boxing, 1), boxing];
}

/**
 * Whether banks in England and Wales are open. Source: gov.uk/bank-holidays. Days off that are proclaimed for one year, such
 * as for a coronation, are not in it.
 */
function isBritishBankingDay(date: BusinessDate): boolean {
  const weekday = weekdayOf(date);
  if (weekday === saturday || weekday === sunday) return false;
  const year = Number(date.slice(0, 4));
  const easter = easterOf(year);
  const daysOff = [
    dayOffFor(`${year}-01-01`),
    addDays(easter, -2),
    addDays(easter, 1),
    mondayFrom(`${year}-05-01`),
    mondayFrom(`${year}-05-25`),
    mondayFrom(`${year}-08-25`),
    ...christmasDaysOff(year),
  ];
  return !daysOff.includes(date);
}

/** Whether banks that keep an account in a currency are open: for euros those of T2, for pounds British ones, otherwise those of the ACH. */
export function isOpenFor(currency: string): (date: BusinessDate) => boolean {
  if (currency === 'EUR') return isTargetDay;
  return currency === 'GBP' ? isBritishBankingDay : isBankingDay;
}
