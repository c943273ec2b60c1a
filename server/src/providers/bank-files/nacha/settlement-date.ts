import { addDays, type BusinessDate, daysBetween, isBusinessDate } from '@quittance/sdk/time';

/** The dates of a batch and of its file, as they are written: `YYMMDD`, and the number of a day in its year. */
export interface BatchDates {
  readonly createdOn: string;
  readonly effectiveDate: string;
  /** 001 to 366, by the ACH operator; blank or zeros if it leaves it out. */
  readonly settlementDay: string;
}

/**
 * Returns the day on which the banks settle a batch of returns; undefined if its dates don't say. The operator's
 * settlement date counts. It has no year, so it is the day that is nearest to the file's. Without one the effective date
 * counts, but banks may copy that from the entry that came back: one of before the file is not the return's.
 */
export function settlementDateOf({ createdOn, effectiveDate, settlementDay }: BatchDates): BusinessDate | undefined {
  const created = dateOf(createdOn);
  if (created === undefined) return undefined;
  const day = /^\d{3}$/.test(settlementDay) ? Number(settlementDay) : 0;
  if (day > 0) return nearestDay(created, day);
  const effective = dateOf(effectiveDate);
  return effective !== undefined && effective >= created ? effective : undefined;
}

function dateOf(text: string): BusinessDate | undefined {
  const date = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  return isBusinessDate(date) ? date : undefined;
}

/** A return settles within days of its file. A day that no year near it has is an error of the bank. */
const maxDays = 183;

function nearestDay(created: BusinessDate, day: number): BusinessDate | undefined {
  const year = Number(created.slice(0, 4));
  return [year - 1, year, year + 1]
    .flatMap((each) => {
      const date = addDays(`${each}-01-01`, day - 1);
      return date.startsWith(String(each)) ? [date] : [];
    })
    .find((date) => Math.abs(daysBetween(created, date)) <= maxDays);
}
