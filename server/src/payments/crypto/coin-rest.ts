import { newId, type OperationContext } from '../../kernel/index.ts';
import { postJournal } from '../../ledger/index.ts';
import { mailCoinsKept } from './crypto-mails.ts';
import { coinsKept } from './crypto-postings.ts';
import type { Quoting } from './quote.ts';

/** Orders coins back that paid nothing. */
export async function queueRest({ db, app }: OperationContext, { quote }: Quoting, coinMinor: bigint): Promise<void> {
  await db
    .insertInto('crypto_refunds')
    .values({
      id: newId('crf'),
      quote_id: quote.id,
      payment_id: null,
      coin_minor: coinMinor,
      state: 'queued',
      queued_at: await app.clock.now(db),
    })
    .execute();
}

/** Keeps coins that paid nothing, and that the network's fee would take on their way back. */
export async function keepRest(context: OperationContext, quoting: Quoting, coinMinor: bigint): Promise<void> {
  const { db, app } = context;
  const { invoice, quote } = quoting;
  const [id, at] = [newId('crf'), await app.clock.now(db)];
  await db
    .insertInto('crypto_refunds')
    .values({
      id,
      quote_id: quote.id,
      payment_id: null,
      coin_minor: coinMinor,
      state: 'kept',
      queued_at: at,
      ended_at: at,
    })
    .execute();
  await postJournal(db, app.clock, coinsKept({ invoice, coin: quote.coin }, { id, coinMinor }));
  await mailCoinsKept(context, quoting, coinMinor);
}
