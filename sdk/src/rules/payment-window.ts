import type { BusinessDate } from '../time/index.ts';

/** When an invoice was paid relative to its due date. */
export type PaymentWindow = 'allocated_early' | 'allocated_on_time' | 'paid_on_due' | 'late';

export interface PaymentTiming {
  /** Business date of the buyer's authorization, which decides whether the payment is early or late. */
  readonly authorizedOn: BusinessDate;
  readonly dueDate: BusinessDate;
  /** Whether the early discount was taken. */
  readonly hasEarlyDiscount?: boolean;
}

export function paymentWindowOf({ authorizedOn, dueDate, hasEarlyDiscount = false }: PaymentTiming): PaymentWindow {
  if (authorizedOn > dueDate) return 'late';
  if (authorizedOn === dueDate) return 'paid_on_due';
  return hasEarlyDiscount ? 'allocated_early' : 'allocated_on_time';
}
