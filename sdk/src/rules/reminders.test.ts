import { describe, expect, it } from 'vitest';
import { nextReminderOn, reminderDayChoices } from './reminders.ts';

describe('the next reminder', () => {
  it.each([
    ['before the first', [-3, 7], '2026-03-01', '2026-03-07'],
    ['on the day of the first', [-3, 7], '2026-03-07', '2026-03-17'],
    ['between them', [7, -3], '2026-03-10', '2026-03-17'],
    ['on the due date itself', [0], '2026-03-09', '2026-03-10'],
    ['after the last', [-3, 7], '2026-03-17', null],
    ['without any', [], '2026-03-01', null],
    ['into the next month, over the change to summer time', [30], '2026-03-10', '2026-04-09'],
  ] as const)('%s', (_when, reminderDays, after, expected) => {
    expect(nextReminderOn({ dueDate: '2026-03-10', reminderDays }, after)).toBe(expected);
  });

  it('is never on the day after the due date, when the buyer gets another mail', () => {
    expect(reminderDayChoices).not.toContain(1);
  });
});
