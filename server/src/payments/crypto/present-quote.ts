import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { fromMinor, toWireDecimal } from '@quittance/sdk/money';
import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { getInvoiceById } from '../../invoices/index.ts';
import type { App } from '../../kernel/index.ts';
import { cryptoTermsOn, fullTermEndsAt } from './crypto-terms.ts';
import { hasArrived, isInTime, isPayable, listReceipts, listRefunds, type Quote, type Receipt } from './quote.ts';

type QuoteView = NonNullable<CallOutput<Contract['findCryptoQuote']>['quote']>;

interface Reading {
  readonly app: Pick<App, 'clock'>;
  readonly db: Connection;
}

const sumOf = (receipts: readonly Receipt[]): bigint =>
  receipts.reduce((total, { coin_minor }) => total + BigInt(coin_minor), 0n);

/** Finds the quote of a payer that pays the invoice now, or else their last one; null without one. */
export async function findQuote(
  reading: Reading,
  { invoiceId, payerKey }: { readonly invoiceId: string; readonly payerKey: string },
): Promise<QuoteView | null> {
  const quote = await reading.db
    .selectFrom('crypto_quotes as quote')
    .innerJoin('invoices as invoice', 'invoice.id', 'quote.invoice_id')
    .selectAll('quote')
    .where('quote.invoice_id', '=', invoiceId)
    .where('quote.payer_key', '=', payerKey)
    .orderBy(sql`quote.payment_id is not null and quote.payment_id is not distinct from invoice.payment_id`, 'desc')
    .orderBy('quote.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return quote ? await presentQuote(reading, quote) : null;
}

/** Returns a quote as its payer sees it, with what has come and gone back. */
export async function presentQuote({ app, db }: Reading, quote: Quote): Promise<QuoteView> {
  const { coin, currency } = quote;
  const receipts = (await listReceipts(db, quote.id)).filter(({ is_dropped }) => !is_dropped);
  const inTime = receipts.filter((receipt) => isInTime(receipt, quote));
  const needed = BigInt(quote.coin_minor);
  const seenMinor = sumOf(inTime);
  const now = await app.clock.now(db);
  const terms = cryptoTermsOn(quote.quoted_on);
  const isOpen =
    quote.state === 'open' &&
    quote.expires_at > now &&
    (await isPayable(db, { invoice: await getInvoiceById(db, quote.invoice_id), quote }));
  const state = await stateOf(db, quote, { receipts, seenMinor, isOpen });
  return {
    quoteId: quote.id,
    state,
    coin,
    address: quote.address,
    coinAmount: toWireDecimal(needed, coin),
    coinMinor: String(needed),
    amount: toWireDecimal(BigInt(quote.amount_minor), currency),
    currency,
    rate: { $numberDecimal: quote.rate },
    expiresAt: quote.expires_at.toISOString(),
    secondsLeft: Math.max(0, Math.floor((quote.expires_at.getTime() - now.getTime()) / 1000)),
    amountChangesThen: quote.expires_at < fullTermEndsAt(quote.quoted_at, terms),
    received: toWireDecimal(sumOf(receipts), coin),
    ...(state === 'underpaid' && {
      missing: toWireDecimal(needed - seenMinor, coin),
      missingMinor: String(needed - seenMinor),
    }),
    confirmations: Math.min(
      ...(inTime.length > 0 ? inTime.map(({ confirmations }) => confirmations) : [0]),
      terms.confirmations[coin],
    ),
    confirmationsNeeded: terms.confirmations[coin],
    refunds: (await listRefunds(db, quote.id)).map((refund) => ({
      amount: toWireDecimal(BigInt(refund.coin_minor) - BigInt(refund.fee_minor), coin),
      state: refund.state === 'unknown' ? 'queued' : refund.state,
      ...(refund.transaction_id !== null && { transactionId: refund.transaction_id }),
    })),
  };
}

async function stateOf(
  db: Connection,
  quote: Quote,
  {
    receipts,
    seenMinor,
    isOpen,
  }: { readonly receipts: readonly Receipt[]; readonly seenMinor: bigint; readonly isOpen: boolean },
): Promise<QuoteView['state']> {
  const payment =
    quote.payment_id === null
      ? undefined
      : await db
          .selectFrom('invoice_payments')
          .select('state')
          .where('id', '=', quote.payment_id)
          .executeTakeFirstOrThrow();
  switch (payment?.state) {
    case 'authorized':
    // Coins that compliance holds or blocks are neither paid nor on their way back.
    case 'held':
    case 'blocked':
      return 'confirming';
    case 'cleared':
      return 'paid';
    case 'denied':
      return 'returning';
  }
  if (receipts.length === 0) return isOpen ? 'waiting' : 'expired';
  const isShort = seenMinor < BigInt(quote.coin_minor);
  if (isOpen && isShort) return 'underpaid';
  if (quote.given_up_at !== null && receipts.some((receipt) => !hasArrived(receipt))) return 'unconfirmed';
  return sumOf(receipts) < cryptoTermsOn(quote.quoted_on).leastRefundMinor[quote.coin] ? 'kept' : 'returning';
}

/** Describes coins in a mail, such as `0.00148698 BTC`. */
export const coinText = (coinMinor: bigint, coin: string): string => `${fromMinor(coinMinor, coin)} ${coin}`;
