import { moveInvoice, takeBackLateFees } from '../../invoices/index.ts';
import { newId, type OperationContext } from '../../kernel/index.ts';
import { hold, postHold, postJournal } from '../../ledger/index.ts';
import { recordPaymentTrade } from '../../transfers/index.ts';
import { openException } from '../exceptions/index.ts';
import { holdArrivedPayment } from '../hold-payment.ts';
import { isPayerMonitored } from '../is-monitored.ts';
import { getPayment, markCleared, mayEarnPoints, type Payment, toPayment } from '../payment.ts';
import { businessKey, debitCleared, paymentAccepted } from '../postings.ts';
import { receivePayment } from '../receive-payment.ts';
import { getSeller } from '../seller-account.ts';
import { underPayment } from '../under-payment.ts';
import { type CoinPaying, stopWaiting, tradeOf } from './coin-paying.ts';
import { keepRest, queueRest } from './coin-rest.ts';
import { mailCoinsSeen } from './crypto-mails.ts';
import { coinsConverted, coinsHeld } from './crypto-postings.ts';
import { confirmBy, cryptoTermsOn } from './crypto-terms.ts';
import { failCoins, giveUpCoins, reverseCoins } from './end-coin-payment.ts';
import { coinText } from './present-quote.ts';
import {
  completedOn,
  hasArrived,
  isInTime,
  isPayable,
  listReceipts,
  listRefunds,
  lockQuote,
  type Quoting,
  quotedTotal,
} from './quote.ts';
import { lostCoins, nextQuoteStep, type QuoteFacts, type QuotePayment, type QuoteStep, restOf } from './quote-steps.ts';

/** Takes every step that the news of a quote's transactions causes. The caller holds the invoice's lock. */
export async function followQuote(context: OperationContext, quoteId: string): Promise<void> {
  for (;;) {
    const quoting = await lockQuote(context.db, quoteId);
    const payment = await findPayment(context, quoting);
    const facts = await factsOf(context, quoting, payment);
    const next = nextQuoteStep(facts);
    if (next === null) {
      return await showStaff(context, quoting, payment, facts);
    }
    await take(context, quoting, payment, next);
  }
}

/** Opens items for coins that no step moves. */
async function showStaff(
  context: OperationContext,
  { quote }: Quoting,
  payment: Payment | null,
  facts: QuoteFacts,
): Promise<void> {
  const about = { payment, quoteId: quote.id };
  if (lostCoins(facts) > 0n) await openException(context, about, { kind: 'coins-lost-after-refund' });
  const restMinor = facts.payment === 'blocked' ? restOf(facts) : 0n;
  if (restMinor <= 0n) return;
  // This is asked again after each piece of news: one item for each amount.
  const code = coinText(restMinor, quote.coin);
  const known = await context.db
    .selectFrom('payment_exceptions')
    .select('id')
    .where('quote_id', '=', quote.id)
    .where('kind', '=', 'coins-beside-blocked')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!known) await openException(context, about, { kind: 'coins-beside-blocked', code });
}

/** Follows the quote of a payment after the decision of compliance. An overpayment waits until then. */
export async function followPaidQuote(context: OperationContext, { id }: Pick<Payment, 'id'>): Promise<void> {
  const { quote_id } = await context.db
    .selectFrom('crypto_payments')
    .select('quote_id')
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  await followQuote(context, quote_id);
}

const findPayment = async ({ db }: OperationContext, { quote }: Quoting): Promise<Payment | null> =>
  quote.payment_id === null ? null : await getPayment(db, quote.payment_id);

function stageOf(payment: Payment | null): QuotePayment {
  switch (payment?.state) {
    case 'authorized':
      return 'waiting';
    case 'cleared':
      return 'good';
    case 'held':
    case 'denied':
    case 'blocked':
      return payment.state;
    default:
      return 'none';
  }
}

async function factsOf({ db }: OperationContext, quoting: Quoting, payment: Payment | null): Promise<QuoteFacts> {
  const { quote } = quoting;
  const refunds = (await listRefunds(db, quote.id)).filter(({ payment_id }) => payment_id === null);
  return {
    coinMinor: BigInt(quote.coin_minor),
    receipts: (await listReceipts(db, quote.id)).map((receipt) => ({
      coinMinor: BigInt(receipt.coin_minor),
      isInTime: isInTime(receipt, quote),
      isDropped: receipt.is_dropped,
      hasArrived: hasArrived(receipt),
    })),
    payment: stageOf(payment),
    isOpen: quote.state === 'open',
    isGivenUp: quote.given_up_at !== null,
    isPayable: await isPayable(db, quoting),
    refundedMinor: refunds.reduce((sum, { coin_minor }) => sum + BigInt(coin_minor), 0n),
    leastRefundMinor: cryptoTermsOn(quote.quoted_on).leastRefundMinor[quote.coin],
  };
}

async function take(
  context: OperationContext,
  quoting: Quoting,
  payment: Payment | null,
  next: QuoteStep,
): Promise<void> {
  if (next.step === 'begin') return await begin(context, quoting);
  if (next.step === 'refund') return await queueRest(context, quoting, next.coinMinor);
  if (next.step === 'keep') return await keepRest(context, quoting, next.coinMinor);
  if (payment === null) throw new Error(`Quote ${quoting.quote.id} has no payment.`);
  const paying = { ...quoting, payment };
  await paymentSteps[next.step](context, paying);
}

/** M2 and the hold: enough coins were seen. Nobody can pay the invoice again until they are final or dropped. */
async function begin(context: OperationContext, { invoice: charged, quote }: Quoting): Promise<void> {
  const { db, app } = context;
  // The coins were sent before these fees.
  const invoice = await takeBackLateFees(context, charged, quotedTotal(quote));
  const row = await db
    .insertInto('invoice_payments')
    .values({
      id: newId('pay'),
      invoice_id: invoice.id,
      method: 'crypto',
      state: 'authorized',
      amount_minor: quote.amount_minor,
      discount_minor: quote.discount_minor,
      currency: quote.currency,
      payer_organization_id: quote.payer_organization_id,
      payer_person_id: quote.payer_person_id,
      payer_locale: quote.payer_locale,
      authorized_on: completedOn(await listReceipts(db, quote.id), quote),
      authorized_at: await app.clock.now(db),
      reward_due: mayEarnPoints({ payerOrganizationId: quote.payer_organization_id, currency: quote.currency }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const payment = toPayment(row);
  await db
    .insertInto('crypto_payments')
    .values({
      payment_id: payment.id,
      quote_id: quote.id,
      confirm_by: confirmBy(payment.authorizedAt, cryptoTermsOn(quote.quoted_on)),
    })
    .execute();
  await db.updateTable('crypto_quotes').set({ payment_id: payment.id }).where('id', '=', quote.id).execute();
  const paying = { invoice, payment };
  await postJournal(db, app.clock, paymentAccepted(paying));
  await hold(db, app.clock, coinsHeld(paying));
  const moved = await moveInvoice(context, invoice, {
    event: 'coins-detected',
    to: 'pending_payment_approval',
    changes: underPayment(payment),
    detail: { paymentId: payment.id, quoteId: quote.id },
  });
  await mailCoinsSeen(context, { invoice: moved, payment });
}

/** P10 and P5b: the coins are final. They are exchanged at the quoted rate, and the amount pays the invoice. */
async function convert(context: OperationContext, paying: CoinPaying): Promise<void> {
  const { db, app } = context;
  const { quote, payment } = paying;
  await postJournal(db, app.clock, coinsConverted(paying, quote));
  await postHold(db, app.clock, {
    holdKey: businessKey(payment, 'crypto'),
    businessKey: businessKey(payment, 'bought'),
    kind: 'coins-bought',
  });
  await recordPaymentTrade(context, tradeOf(paying));
  await stopWaiting(db, payment);
  const now = await app.clock.now(db);
  await db
    .updateTable('invoice_payments')
    .set({ state: 'settled', settled_at: now })
    .where('id', '=', payment.id)
    .execute();
  const settled = { invoice: paying.invoice, payment: { ...payment, state: 'settled', settledAt: now } as const };
  if (await isPayerMonitored(db, settled)) return await holdArrivedPayment(context, settled);
  await receivePayment(context, settled, {
    event: 'payment-accepted',
    journals: [debitCleared(settled)],
    seller: await getSeller(db, paying.invoice),
    save: (cleared) => markCleared(db, cleared),
  });
}

const paymentSteps = { convert, fail: failCoins, 'give-up': giveUpCoins, reverse: reverseCoins } as const;
