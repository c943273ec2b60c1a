import type { Selectable } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { type Invoice, lockInvoice } from '../../invoices/index.ts';
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
