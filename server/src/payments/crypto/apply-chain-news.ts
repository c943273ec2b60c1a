import { newId, type OperationContext } from '../../kernel/index.ts';
import { postJournal } from '../../ledger/index.ts';
import type { ChainTransaction } from '../../providers/index.ts';
import { coinsArrived, coinsLost } from './crypto-postings.ts';
import { cryptoTermsOn } from './crypto-terms.ts';
import { followQuote } from './follow-quote.ts';
import { hasArrived, lockQuote, type Quoting, type Receipt } from './quote.ts';

/** News of a transaction to the address of a quote. */
export interface ChainNews extends ChainTransaction {
  readonly sequence: number;
  readonly at: Date;
}

/** Applies news of a transaction: keeps it, books coins that are final or lost, and lets the quote go on. */
export async function applyChainNews(context: OperationContext, news: ChainNews): Promise<void> {
  const { db } = context;
  const { id } = await db
    .selectFrom('crypto_quotes')
    .select('id')
    .where('address', '=', news.address)
    .executeTakeFirstOrThrow();
  const quoting = await lockQuote(db, id);
  await book(context, quoting, await keep(context, id, news));
  await followQuote(context, id);
}

/** Keeps what is known of the transaction. Older news tells only when it was first seen. */
async function keep({ db }: OperationContext, quoteId: string, news: ChainNews): Promise<Receipt> {
  const known = await db
    .selectFrom('crypto_receipts')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('transaction_id', '=', news.transactionId)
    .executeTakeFirst();
  if (!known) {
    return await db
      .insertInto('crypto_receipts')
      .values({
        id: newId('crc'),
        quote_id: quoteId,
        transaction_id: news.transactionId,
        coin_minor: news.amountMinor,
        seen_at: news.at,
        sequence: news.sequence,
        confirmations: news.confirmations,
        is_dropped: news.isDropped,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  const seen_at = new Date(Math.min(news.at.getTime(), known.seen_at.getTime()));
  const { sequence, confirmations, isDropped: is_dropped } = news;
  return await db
    .updateTable('crypto_receipts')
    .set({ seen_at, ...(sequence > known.sequence && { sequence, confirmations, is_dropped }) })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Final coins have arrived. Fewer blocks later don't matter, but a dropped transaction is lost. */
async function book(context: OperationContext, { invoice, quote }: Quoting, receipt: Receipt): Promise<void> {
  const { db, app } = context;
  const needed = cryptoTermsOn(quote.quoted_on).confirmations[quote.coin];
  const move = { invoice, coin: quote.coin };
  if (hasArrived(receipt) && receipt.is_dropped) {
    await postJournal(db, app.clock, coinsLost(move, receipt));
    const losses = receipt.losses + 1;
    await db.updateTable('crypto_receipts').set({ losses }).where('id', '=', receipt.id).execute();
  }
  if (!hasArrived(receipt) && !receipt.is_dropped && receipt.confirmations >= needed) {
    await postJournal(db, app.clock, coinsArrived(move, receipt));
    const arrivals = receipt.arrivals + 1;
    await db.updateTable('crypto_receipts').set({ arrivals }).where('id', '=', receipt.id).execute();
  }
}
