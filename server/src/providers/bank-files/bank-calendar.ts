import { addDays, type BusinessDate, isBankingDay, weekdayOf } from '@quittance/sdk/time';

const [sunday, saturday] = [0, 6];

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

/** Whether banks that keep an account in a currency are open: for euros those of T2, otherwise those of the ACH. */
export const isOpenFor = (currency: string): ((date: BusinessDate) => boolean) =>
  currency === 'EUR' ? isTargetDay : isBankingDay;
