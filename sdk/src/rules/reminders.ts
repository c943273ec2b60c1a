import { addDays, type BusinessDate } from '../time/index.ts';

/**
 * The days on which a seller can have reminders sent, counted from the due date. There is none on the day after it,
 * when the buyer gets the mail about an overdue invoice.
 */
export const reminderDayChoices: readonly number[] = [-14, -7, -3, -1, 0, 3, 7, 14, 30];

interface ReminderPlan {
  readonly dueDate: BusinessDate;
  /** Days from the due date; negative before it. In any order. */
  readonly reminderDays: readonly number[];
}

/** Returns the first planned reminder after a day; null if there is none left. */
export function nextReminderOn({ dueDate, reminderDays }: ReminderPlan, after: BusinessDate): BusinessDate | null {
  const dates = reminderDays.map((days) => addDays(dueDate, days)).filter((date) => date > after);
  return dates.toSorted()[0] ?? null;
}
