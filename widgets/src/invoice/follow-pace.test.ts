import { expect, it } from 'vitest';
import { followPace } from './follow-pace.ts';

it.each([
  ['sent', undefined, 30_000],
  ['overdue', undefined, 30_000],
  ['pending_payment_approval', 'authorized', 500],
  ['pending_payment_approval', 'submitted', 10_000],
  ['pending_payment_approval', 'settled', 10_000],
  ['allocated', undefined, 10_000],
  ['completed', undefined, undefined],
  ['paid_late', undefined, undefined],
  ['paid_externally', undefined, undefined],
  ['canceled_by_sender', undefined, undefined],
  ['rejected_by_recipient', undefined, undefined],
  ['denied', undefined, undefined],
] as const)('an invoice that is %s (payment %s) is polled after %s ms', (status, paymentState, firstPauseMs) => {
  expect(followPace({ status, paymentState })?.firstPauseMs).toBe(firstPauseMs);
});
