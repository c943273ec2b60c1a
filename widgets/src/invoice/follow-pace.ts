import { isAwaitingBank } from '@quittance/sdk/rules';
import type { InvoiceAnswer } from './invoice-answer.ts';

interface FollowPace {
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/** First delays for statuses that a payment, a return, a release or the seller may still change. */
const firstPausesMs: Readonly<Partial<Record<InvoiceAnswer['status'], number>>> = {
  sent: 30_000,
  unpaid: 30_000,
  overdue: 30_000,
  pending_payment_approval: 10_000,
  allocated: 10_000,
};

/** Returns how often a guest's page polls an invoice; null once it can't change. */
export function followPace(invoice: Pick<InvoiceAnswer, 'status' | 'paymentState'>): FollowPace | null {
  // The bank usually answers within a second or two, and the payer is waiting.
  if (isAwaitingBank(invoice)) return { firstPauseMs: 500, longestPauseMs: 10_000 };
  const firstPauseMs = firstPausesMs[invoice.status];
  return firstPauseMs === undefined ? null : { firstPauseMs, longestPauseMs: 60_000 };
}
