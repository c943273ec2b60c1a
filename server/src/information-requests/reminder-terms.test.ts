import { expect, it } from 'vitest';
import { nextReminderOn } from './reminder-terms.ts';

it.each([
  ['2026-11-02', '2026-11-05'],
  ['2026-11-04', '2026-11-05'],
  // A day that has begun is not reminded again.
  ['2026-11-05', '2026-11-09'],
  ['2026-11-09', '2026-11-16'],
  // After an outage, the missed ones are not caught up.
  ['2026-11-12', '2026-11-16'],
  ['2026-11-16', null],
] as const)('a request of 2 November is reminded next after %s: %s', (today, expected) => {
  expect(nextReminderOn('2026-11-02', today)).toBe(expected);
});
