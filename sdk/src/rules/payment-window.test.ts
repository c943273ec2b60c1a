import { describe, expect, it } from 'vitest';
import { paymentWindowOf } from './payment-window.ts';

describe('payment window', () => {
  it.each([
    ['2026-03-01', true, 'allocated_early'],
    ['2026-03-09', false, 'allocated_on_time'],
    ['2026-03-10', false, 'paid_on_due'],
    ['2026-03-10', true, 'paid_on_due'],
    ['2026-03-11', false, 'late'],
  ] as const)('authorized %s, discount %s, due 10 March: %s', (authorizedOn, hasEarlyDiscount, window) => {
    expect(paymentWindowOf({ authorizedOn, dueDate: '2026-03-10', hasEarlyDiscount })).toBe(window);
  });
});
