import type { OperationContext } from '../../kernel/index.ts';
import { postJournal, reverseJournal, voidHold } from '../../ledger/index.ts';
import { recordUndonePaymentTrade } from '../../transfers/index.ts';
import { openException } from '../exceptions/index.ts';
import { debitSeller, publishTakenBack, reopenInvoice, takeBackAcceptance, takeBackCleared } from '../fail-payment.ts';
import { businessKey, debitReturned } from '../postings.ts';
import { type CoinPaying, stopWaiting, tradeOf } from './coin-paying.ts';
import { mailCoinsFailed } from './crypto-mails.ts';

/** Code of a payment whose transaction left the chain. */
const droppedCode = 'crypto_dropped';
/** Code of a payment that the network has not confirmed in time. */
const unconfirmedCode = 'crypto_unconfirmed';

/** A transaction was dropped before it was final: the hold is voided, and the invoice is open again. */
export const failCoins = (context: OperationContext, paying: CoinPaying): Promise<void> =>
  fail(context, paying, droppedCode);

/** The network has not confirmed it in time. Staff get an item, since the coins may still come. */
export async function giveUpCoins(context: OperationContext, paying: CoinPaying): Promise<void> {
  await fail(context, paying, unconfirmedCode);
  const { payment, quote } = paying;
  await openException(context, { payment, quoteId: quote.id }, { kind: 'coins-unconfirmed' });
}

async function fail(
  context: OperationContext,
  { invoice, quote, payment }: CoinPaying,
  code: typeof droppedCode | typeof unconfirmedCode,
): Promise<void> {
  const { db, app } = context;
  await voidHold(db, app.clock, { holdKey: businessKey(payment, 'crypto') });
  await takeBackAcceptance(context, { invoice, payment });
  const reopened = await reopenInvoice(
    context,
    { invoice, payment },
    { event: 'payment-failed', state: 'refused', code },
  );
  await stopWaiting(db, payment);
  await mailCoinsFailed(context, { ...reopened, quote }, { reason: code === droppedCode ? 'dropped' : 'unconfirmed' });
}

/** P3f: a deep reorganization took coins that were final. The exchange is undone, and the seller bears it. */
export async function reverseCoins(context: OperationContext, { invoice, quote, payment }: CoinPaying): Promise<void> {
  const { db, app } = context;
  const paying = { invoice, payment };
  await reverseJournal(db, app.clock, {
    businessKey: businessKey(payment, 'converted:reversed'),
    reverses: businessKey(payment, 'converted'),
    book: 'cash',
    kind: 'coins-converted-reversed',
  });
  await recordUndonePaymentTrade(context, tradeOf({ quote, payment }));
  if (payment.state === 'held') {
    await postJournal(db, app.clock, debitReturned(paying));
    await takeBackAcceptance(context, paying);
    const reopened = await reopenInvoice(context, paying, {
      event: 'payment-failed',
      state: 'returned',
      code: droppedCode,
    });
    return await mailCoinsFailed(context, { ...reopened, quote }, { reason: 'dropped' });
  }
  const { entry, fromSeller } = await debitSeller(context, paying);
  await takeBackCleared(context, paying, [entry]);
  const reopened = await reopenInvoice(context, paying, {
    event: 'late-return',
    state: 'reversed',
    code: droppedCode,
    fromSeller,
  });
  await mailCoinsFailed(context, { ...reopened, quote }, { reason: 'dropped', fromSeller });
  await publishTakenBack(context, paying);
}
