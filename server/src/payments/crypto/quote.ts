import { canPay } from '@quittance/sdk/rules';
import { type BusinessDate, businessDateOf } from '@quittance/sdk/time';
import type { Selectable } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { hasOwed, type Invoice, lockInvoice } from '../../invoices/index.ts';
import type { CryptoQuotesTable, CryptoReceiptsTable, CryptoRefundsTable } from './tables.ts';

export type Quote = Selectable<CryptoQuotesTable>;
export type Receipt = Selectable<CryptoReceiptsTable>;
export type CoinRefund = Selectable<CryptoRefundsTable>;

/** A quote with its invoice. */
export interface Quoting {
  readonly invoice: Invoice;
  readonly quote: Quote;
}

/** Locks the invoice of a quote, then reads the quote. */
export async function lockQuote(db: Connection, id: string): Promise<Quoting> {
  const { invoice_id } = await db
    .selectFrom('crypto_quotes')
    .select('invoice_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const invoice = await lockInvoice(db, invoice_id);
  const quote = await db.selectFrom('crypto_quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { invoice, quote };
}

export const listReceipts = (db: Connection, quoteId: string): Promise<Receipt[]> =>
  db.selectFrom('crypto_receipts').selectAll().where('quote_id', '=', quoteId).orderBy('id').execute();

export const listRefunds = (db: Connection, quoteId: string): Promise<CoinRefund[]> =>
  db.selectFrom('crypto_refunds').selectAll().where('quote_id', '=', quoteId).orderBy('id').execute();

/** Whether a transaction is booked as arrived. */
export const hasArrived = ({ arrivals, losses }: Receipt): boolean => arrivals > losses;

/** Whether a transaction was first seen before the quote expired. */
export const isInTime = ({ seen_at }: Receipt, { expires_at }: Quote): boolean => seen_at <= expires_at;

/** The invoice's total when it was quoted. */
export const quotedTotal = ({ amount_minor, discount_minor }: Quote): bigint =>
  BigInt(amount_minor) + BigInt(discount_minor);

/** Whether the quoted coins pay the invoice. They do although a late fee was charged since: the quote held. */
export const isPayable = async (db: Connection, { invoice, quote }: Quoting): Promise<boolean> =>
  canPay('buyer', invoice.status) && (await hasOwed(db, invoice, quotedTotal(quote)));

/** The day on which the last of the quoted coins was first seen, which decides whether the payment is late. */
export function completedOn(receipts: readonly Receipt[], quote: Quote): BusinessDate {
  let missing = BigInt(quote.coin_minor);
  const counting = receipts.filter((receipt) => !receipt.is_dropped && isInTime(receipt, quote));
  for (const { coin_minor, seen_at } of counting.toSorted((a, b) => a.seen_at.getTime() - b.seen_at.getTime())) {
    missing -= BigInt(coin_minor);
    if (missing <= 0n) return businessDateOf(seen_at);
  }
  throw new Error(`Quote ${quote.id} is not complete.`);
}
