import { addDays, type BusinessDate } from '../time/index.ts';

/**
 * The days on which a seller can have reminders sent, counted from the due date. The day after it is missing: then the
 * buyer is told that the invoice is overdue.
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
