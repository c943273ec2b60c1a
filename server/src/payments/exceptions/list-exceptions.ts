import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import type { PaymentMethod } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';

type Page = CallOutput<Contract['listPaymentExceptions']>;
type Item = Page['items'][number];

const select = (db: Connection) =>
  db
    .selectFrom('payment_exceptions as exception')
    .leftJoin('invoice_payments as payment', 'payment.id', 'exception.payment_id')
    .leftJoin('crypto_quotes as quote', 'quote.id', 'exception.quote_id')
    .innerJoin('invoices as invoice', (join) =>
      join.on('invoice.id', '=', sql<string>`coalesce(payment.invoice_id, quote.invoice_id)`),
    )
    .select([
      'exception.id',
      'exception.kind',
      'exception.code',
      'exception.occurred_at',
      'exception.resolved_at',
      'payment.id as payment_id',
      sql<PaymentMethod>`coalesce(payment.method, 'crypto')`.as('method'),
      sql<string>`coalesce(payment.amount_minor, quote.amount_minor)`.as('amount_minor'),
      sql<string>`coalesce(payment.currency, quote.currency)`.as('currency'),
      'invoice.id as invoice_id',
      'invoice.number',
      'invoice.seller_organization_id',
      'invoice.sender_name',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** Lists one page of the open items, newest first. */
export async function listExceptions(
  db: Connection,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page> {
  const rows = await select(db)
    .where('exception.resolved_at', 'is', null)
    .$if(cursor !== undefined, (query) => query.where('exception.id', '<', cursor ?? ''))
    .orderBy('exception.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  return { items: page.map(present), nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** Finds one item, open or resolved; null without one. */
export async function findException(db: Connection, id: string): Promise<Item | null> {
  const row = await select(db).where('exception.id', '=', id).executeTakeFirst();
  return row ? present(row) : null;
}

const present = (row: Row): Item => ({
  exceptionId: row.id,
  kind: row.kind,
  ...(row.code !== '' && { code: row.code }),
  ...(row.payment_id !== null && { paymentId: row.payment_id }),
  paymentMethod: row.method,
  amount: toWireDecimal(BigInt(row.amount_minor), row.currency),
  currency: row.currency,
  invoiceId: row.invoice_id,
  ...(row.number !== null && { invoiceNumber: row.number }),
  organizationId: row.seller_organization_id,
  sellerName: row.sender_name,
  occurredAt: row.occurred_at.toISOString(),
  ...(row.resolved_at !== null && { resolvedAt: row.resolved_at.toISOString() }),
});
