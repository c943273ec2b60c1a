import { newId, type OperationContext } from '../../kernel/index.ts';
import { recordUndonePaymentTrade } from '../../transfers/index.ts';
import type { Paying } from '../postings.ts';
import { tradeOf } from './coin-paying.ts';
import { followPaidQuote } from './follow-quote.ts';

/** P7c: orders the coins of a denied payment back. The exchange is undone; the amount is in `suspense:ret` until they leave. */
export async function queueCoinRefund(context: OperationContext, { payment }: Paying): Promise<void> {
  const { app, db } = context;
  const quote = await db
    .selectFrom('crypto_quotes')
    .selectAll()
    .where('payment_id', '=', payment.id)
    .executeTakeFirstOrThrow();
  const now = await app.clock.now(db);
  await db
    .insertInto('crypto_refunds')
    .values({
      id: newId('crf'),
      quote_id: quote.id,
      payment_id: payment.id,
      coin_minor: quote.coin_minor,
      state: 'queued',
      queued_at: now,
    })
    .execute();
  await db.updateTable('invoice_payments').set({ refund_queued_at: now }).where('id', '=', payment.id).execute();
  await recordUndonePaymentTrade(context, tradeOf({ quote, payment }));
  await followPaidQuote(context, payment);
}
