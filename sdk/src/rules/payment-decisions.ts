import type { InvoiceStatus } from './invoice-status.ts';

/**
 * Decisions of compliance about the payment of an invoice.
 *
 * - `allow`: the money goes on to the seller
 * - `deny`: it goes back to where it came from, and the invoice ends
 * - `block`: it is kept by order of an authority, and the invoice ends
 */
export const paymentDecisions = ['allow', 'deny', 'block'] as const;
export type PaymentDecision = (typeof paymentDecisions)[number];

interface DecidedPayment {
  readonly status: InvoiceStatus;
  /** How far the payment is. */
  readonly paymentState?: string | undefined;
}

/**
 * Returns the decisions that are possible now. Money that a bank has not delivered yet can't be sent back, and money
 * that the seller has can't be denied any longer.
 */
export function paymentDecisionsAbout({ status, paymentState }: DecidedPayment): readonly PaymentDecision[] {
  if (status === 'allocated') return ['deny'];
  if (status !== 'pending_payment_approval') return [];
  if (paymentState === 'held') return paymentDecisions;
  return paymentState === 'settled' ? ['deny'] : [];
}
