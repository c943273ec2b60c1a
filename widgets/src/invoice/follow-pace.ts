import { isAwaitingBank } from '@quittance/sdk/rules';
import type { InvoiceAnswer } from './invoice-answer.ts';

interface FollowPace {
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/** A payment, a return, a release or the seller may still change these. */
const firstPausesMs: Readonly<Partial<Record<InvoiceAnswer['status'], number>>> = {
  sent: 30_000,
  unpaid: 30_000,
  overdue: 30_000,
  pending_payment_approval: 10_000,
  allocated: 10_000,
};

/** How often a guest's page reads an invoice again; null once nothing more happens to it. */
export function followPace(invoice: Pick<InvoiceAnswer, 'status' | 'paymentState'>): FollowPace | null {
  // The bank usually answers within a second or two, and the payer waits for it.
  if (isAwaitingBank(invoice)) return { firstPauseMs: 500, longestPauseMs: 10_000 };
  const firstPauseMs = firstPausesMs[invoice.status];
  return firstPauseMs === undefined ? null : { firstPauseMs, longestPauseMs: 60_000 };
}
