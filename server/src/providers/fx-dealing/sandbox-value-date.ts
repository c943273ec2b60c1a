import { coins } from '@quittance/sdk/rules';
import { addDays, type BusinessDate, businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { isOpenFor } from '../bank-files/index.ts';

const hourMs = 3_600_000;
/** Hours in New York: what is dealt later counts for the next day, and when both amounts move on the value date. */
const cutOffHour = 18;
const settlingHour = 9;

const coinUnits: ReadonlySet<string> = new Set(coins);

/** Days from trade to value, by the market's convention: coins at once, Canadian dollars after one day, all others two. */
function lagOf(pair: readonly string[]): number {
  if (pair.some((currency) => coinUnits.has(currency))) return 0;
  return pair.includes('USD') && pair.includes('CAD') ? 1 : 2;
}

/** Returns the value date of what is dealt now: only days on which the banks of both currencies are open count. */
export function valueDateOf(now: Date, pair: readonly [string, string]): BusinessDate {
  const calendars = pair.map(isOpenFor);
  const openFrom = (date: BusinessDate): BusinessDate => {
    let day = date;
    while (!calendars.every((isOpen) => isOpen(day))) day = addDays(day, 1);
    return day;
  };
  const today = businessDateOf(now);
  const isLate = now.getTime() >= startOfBusinessDay(today).getTime() + cutOffHour * hourMs;
  let day = openFrom(isLate ? addDays(today, 1) : today);
  for (let left = lagOf(pair); left > 0; left -= 1) day = openFrom(addDays(day, 1));
  return day;
}

/** Returns when both amounts move: in the morning of the value date, or at once if that has passed. */
export function settlingTime(valueDate: BusinessDate, dealtAt: Date): Date {
  const morning = new Date(startOfBusinessDay(valueDate).getTime() + settlingHour * hourMs);
  return morning > dealtAt ? morning : dealtAt;
}
