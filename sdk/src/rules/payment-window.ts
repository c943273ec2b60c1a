import type { BusinessDate } from '../time/index.ts';

/** When, against its due date, an invoice was paid. */
export type PaymentWindow = 'allocated_early' | 'allocated_on_time' | 'paid_on_due' | 'late';

export interface PaymentTiming {
  /** When the buyer authorised the payment, which is what earliness and lateness are judged by. */
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
