import { addDays, type BusinessDate } from '@quittance/sdk/time';

/** When the owner is reminded of a request that is not answered, for requests from a date on. */
interface ReminderTerms {
  readonly from: BusinessDate;
  /** Days after the request, ascending. */
  readonly days: readonly number[];
}

/** Oldest first. Add an entry to change the schedule; requests keep the one of their day. */
const history: readonly ReminderTerms[] = [{ from: '2021-01-01', days: [3, 7, 14] }];

/** Returns the first day after `today` on which the owner is reminded; null after the last. */
export function nextReminderOn(requestedOn: BusinessDate, today: BusinessDate): BusinessDate | null {
  const { days } = history.findLast(({ from }) => from <= requestedOn) ?? { days: [] };
  return days.map((each) => addDays(requestedOn, each)).find((day) => day > today) ?? null;
}
