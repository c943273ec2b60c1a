import type { Payment } from './payment.ts';

/** The columns of an invoice whose payment is under way: what an earlier one left is gone. */
export const underPayment = ({ id, discountMinor }: Pick<Payment, 'id' | 'discountMinor'>) => ({
  is_overdue: false,
  payment_id: id,
  discount_taken_minor: discountMinor,
  last_payment_failure_code: null,
  last_payment_failed_at: null,
  last_payment_failure_kind: null,
});
