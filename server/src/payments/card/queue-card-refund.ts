import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { type OperationContext, Refusal } from '../../kernel/index.ts';
import { postJournal } from '../../ledger/index.ts';
import type { Paying } from '../postings.ts';
import { unaskedRefundCovered } from './card-postings.ts';

/**
 * P7c: orders the processor to give the money of a denied payment back to its card. It is in `suspense:ret` until then. If
 * the processor has given it back without an order, nothing is sent, and the money covers that loss.
 * @throws InvoiceStateError while the payer's bank disputes the payment: the processor refunds nothing meanwhile
 */
export async function queueCardRefund({ app, db }: OperationContext, paying: Paying): Promise<void> {
  const { payment } = paying;
  const at = await app.clock.now(db);
  const { numUpdatedRows } = await db
    .updateTable('card_charges')
    .set({ state: 'refunding', attempts: 0, next_attempt_at: sql<Date>`now()` })
    .where('payment_id', '=', payment.id)
    .where('state', '=', 'captured')
    .where('dispute_state', 'is distinct from', 'open')
    .executeTakeFirst();
  const isRefunded = numUpdatedRows === 0n && (await wasRefunded(db, payment.id));
  if (numUpdatedRows === 0n && !isRefunded) {
    throw new Refusal('InvoiceStateError', 'The payment is disputed: it can’t be denied before that is decided.');
  }
  if (isRefunded) await postJournal(db, app.clock, unaskedRefundCovered(paying));
  await db
    .updateTable('invoice_payments')
    .set({ refund_queued_at: at, ...(isRefunded && { refund_settled_at: at }) })
    .where('id', '=', payment.id)
    .execute();
}

/** Whether the money went back, and no dispute is open. */
async function wasRefunded(db: Connection, paymentId: string): Promise<boolean> {
  const refunded = await db
    .selectFrom('card_charges')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'refunded')
    .where('dispute_state', 'is distinct from', 'open')
    .executeTakeFirst();
  return refunded !== undefined;
}
