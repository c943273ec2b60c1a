import { sql } from 'kysely';
import { type OperationContext, Refusal } from '../../kernel/index.ts';
import type { Paying } from '../postings.ts';

/**
 * P7c: orders the processor to give the money of a denied payment back to its card. It is in `suspense:ret` until then.
 * @throws InvoiceStateError while the payer's bank disputes the payment: the processor refunds nothing meanwhile
 */
export async function queueCardRefund({ app, db }: OperationContext, { payment }: Paying): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('card_charges')
    .set({ state: 'refunding', attempts: 0, next_attempt_at: sql<Date>`now()` })
    .where('payment_id', '=', payment.id)
    .where('state', '=', 'captured')
    .where((charge) => charge.or([charge('dispute_state', 'is', null), charge('dispute_state', '<>', 'open')]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw new Refusal('InvoiceStateError', 'The payment is disputed: it can’t be denied before that is decided.');
  }
  await db
    .updateTable('invoice_payments')
    .set({ refund_queued_at: await app.clock.now(db) })
    .where('id', '=', payment.id)
    .execute();
}
