import { sql } from 'kysely';
import { type Connection, inTransaction } from '../../db/index.ts';
import type { DrainWork } from '../../jobs/index.ts';
import { type App, type OperationContext, systemContext } from '../../kernel/index.ts';
import { postJournals } from '../../ledger/index.ts';
import type { SendReport } from '../../providers/index.ts';
import { openException } from '../exceptions/index.ts';
import { getPayment } from '../payment.ts';
import { mailCoinsSentBack } from './crypto-mails.ts';
import { coinsSentBack, deniedCoinsSent } from './crypto-postings.ts';
import { lockQuote } from './quote.ts';

/** If a process dies meanwhile, another one may take a refund over after this time. */
const leaseSeconds = 120;
/** Delays before the first, second… attempt, in seconds; the last one repeats. */
const pausesSeconds = [0, 5, 30, 300] as const;

interface Claim {
  readonly id: string;
  readonly quote_id: string;
  readonly attempts: number;
  readonly was_unknown: boolean;
}

/**
 * Tells the wallet to send coins back. An order is marked before it is sent, and only a definite answer changes that: one
 * whose answer was lost is asked for first, and sent again only if the wallet never received it.
 */
export const coinSending: DrainWork = {
  name: 'coin-sending',
  async drain(app) {
    const claim = await claimRefund(app);
    if (claim === null) return 0;
    const report = await ask(app, claim);
    if (report === null) await scheduleRetry(app, claim);
    else await apply(app, claim, report);
    return 1;
  },
};

async function claimRefund(app: App): Promise<Claim | null> {
  const { rows } = await sql<Claim>`
    with claimed as (
      select id, state = 'unknown' as was_unknown from crypto_refunds
      where state in ('queued', 'unknown') and next_attempt_at <= now()
      order by next_attempt_at, id limit 1 for update skip locked
    )
    update crypto_refunds refund
    set state = 'unknown', attempts = refund.attempts + 1,
      next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    from claimed where refund.id = claimed.id
    returning refund.id, refund.quote_id, refund.attempts, claimed.was_unknown`.execute(app.db);
  return rows[0] ?? null;
}

/** Returns the wallet's answer; null while it is unknown. */
async function ask(app: App, { id, attempts, was_unknown }: Claim): Promise<SendReport | null> {
  const { chain } = app.providers;
  try {
    return (was_unknown ? await chain.findSend(id) : null) ?? (await chain.send(await describeOrder(app.db, id)));
  } catch (error) {
    app.log.warn({ err: error, refundId: id, attempts }, 'unknown whether the wallet sent coins back');
    return null;
  }
}

async function describeOrder(db: Connection, reference: string) {
  const { coin_minor, ...order } = await db
    .selectFrom('crypto_refunds')
    .innerJoin('crypto_quotes', 'crypto_quotes.id', 'crypto_refunds.quote_id')
    .select(['crypto_quotes.coin', 'crypto_quotes.refund_address as address', 'crypto_refunds.coin_minor'])
    .where('crypto_refunds.id', '=', reference)
    .executeTakeFirstOrThrow();
  return { ...order, reference, amountMinor: BigInt(coin_minor) };
}

const apply = (app: App, claim: Claim, report: SendReport): Promise<void> =>
  inTransaction(app.db, (transaction) => book(systemContext(app, transaction), claim, report));

async function book(context: OperationContext, { id, quote_id }: Claim, report: SendReport): Promise<void> {
  const { db, app } = context;
  const { invoice, quote } = await lockQuote(db, quote_id);
  const refund = await db
    .selectFrom('crypto_refunds')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Another process may have got the answer first.
  if (refund.state !== 'unknown') return;
  const at = await app.clock.now(db);
  const isSent = report.state === 'sent';
  await db
    .updateTable('crypto_refunds')
    .set({
      state: report.state,
      ended_at: at,
      ...(isSent ? { transaction_id: report.transactionId, fee_minor: report.feeMinor } : { code: report.code }),
    })
    .where('id', '=', id)
    .execute();
  const payment = refund.payment_id === null ? null : await getPayment(db, refund.payment_id);
  if (isSent) {
    const sent = coinsSentBack(
      { invoice, coin: quote.coin },
      { id, coinMinor: BigInt(refund.coin_minor), isDenied: payment !== null },
    );
    await postJournals(db, app.clock, [sent, ...(payment ? [deniedCoinsSent({ invoice, payment })] : [])]);
    await mailCoinsSentBack(context, { invoice, quote }, { refund, feeMinor: report.feeMinor });
  } else {
    await openException(context, { payment, quoteId: quote.id }, { kind: 'refund-failed', code: report.code });
  }
  if (payment === null) return;
  await db
    .updateTable('invoice_payments')
    .set(isSent ? { refund_settled_at: at } : { refund_failed_at: at, refund_failure_code: report.code })
    .where('id', '=', payment.id)
    .execute();
}

async function scheduleRetry(app: App, { id, attempts }: Claim): Promise<void> {
  const pause = pausesSeconds[Math.min(attempts, pausesSeconds.length) - 1] ?? 0;
  await app.db
    .updateTable('crypto_refunds')
    .set({ next_attempt_at: sql<Date>`now() + make_interval(secs => ${pause})` })
    .where('id', '=', id)
    .where('state', '=', 'unknown')
    .execute();
}
