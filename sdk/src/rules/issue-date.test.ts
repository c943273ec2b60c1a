import { describe, expect, it } from 'vitest';
import type { InvoiceStatus } from './invoice-status.ts';
import { issueDate } from './issue-date.ts';

const today = '2026-03-05';

describe('the date of issue', () => {
  it.each<[string, InvoiceStatus, string | null, string | undefined]>([
    ['a draft without a sending date', 'draft', null, undefined],
    ['a draft for a later day', 'draft', '2026-03-20', '2026-03-20'],
    ['a draft for today', 'draft', today, today],
    ['a draft whose day has passed', 'draft', '2026-03-01', today],
    ['a scheduled invoice', 'scheduled', '2026-03-20', '2026-03-20'],
    ['a scheduled invoice that waits for a missed run', 'scheduled', '2026-03-04', today],
    ['a sent invoice', 'sent', '2026-03-01', '2026-03-01'],
    ['a paid invoice', 'completed', '2026-03-01', '2026-03-01'],
  ])('of %s', (_, status, sendingDate, date) => {
    expect(issueDate({ status, sendingDate }, today)).toBe(date);
  });
});
