import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { Refusal } from '../kernel/index.ts';
import { type Invoice, toInvoice } from './invoice.ts';
import type { InvoiceItemsTable } from './tables.ts';

/** An item as stored. Its amount is in minor units of the invoice's currency. A draft's may be incomplete. */
export interface InvoiceItem {
  readonly name: string;
  readonly rate: string | null;
  readonly quantity: string | null;
  readonly amountMinor: bigint;
}

export const noSuchInvoice = (): Refusal => new Refusal('NotFoundError', 'There is no such invoice.');

/** @throws NotFoundError */
export async function getInvoiceById(db: Connection, id: string): Promise<Invoice> {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw noSuchInvoice();
  return toInvoice(row);
}

/** Returns the organization that issued an invoice; null for an unknown invoice. */
export async function findSellerOf(db: Connection, invoiceId: string): Promise<string | null> {
  const row = await db
    .selectFrom('invoices')
    .select('seller_organization_id')
    .where('id', '=', invoiceId)
    .executeTakeFirst();
  return row?.seller_organization_id ?? null;
}

/** Whether the seller has an invoice or a draft for this email address. */
export async function hasInvoiced(db: Connection, sellerId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('invoices')
    .select('id')
    .where('seller_organization_id', '=', sellerId)
    .where('recipient_email', '=', email)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Reads an invoice and locks it until the transaction ends. Every operation on an invoice or its payment takes this
 * lock first, before any lock of the ledger, so that two operations can neither deadlock nor both succeed.
 * @throws NotFoundError
 */
export async function lockInvoice(transaction: Connection, id: string): Promise<Invoice> {
  const row = await transaction
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw noSuchInvoice();
  return toInvoice(row);
}

export async function listItems(db: Connection, invoiceId: string): Promise<readonly InvoiceItem[]> {
  const rows = await db
    .selectFrom('invoice_items')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute();
  return rows.map(toItem);
}

type StoredItem = Pick<Selectable<InvoiceItemsTable>, 'name' | 'rate' | 'quantity' | 'amount_minor'>;

const toItem = ({ name, rate, quantity, amount_minor }: StoredItem): InvoiceItem => ({
  name,
  rate,
  quantity,
  amountMinor: BigInt(amount_minor),
});

/**
 * Selects the items of the row that a statement on `invoices` returns, for {@link toItems}. Numbers are text: JSON's
 * lose digits.
 */
export const itemsColumn: RawBuilder<readonly StoredItem[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'name', name, 'rate', rate::text, 'quantity', quantity::text, 'amount_minor', amount_minor::text
  ) order by position), '[]')
  from invoice_items where invoice_items.invoice_id = invoices.id)`;

export const toItems = (column: readonly StoredItem[]): readonly InvoiceItem[] => column.map(toItem);

/** Replaces the items of a draft. */
export async function replaceItems(
  transaction: Connection,
  invoiceId: string,
  items: readonly InvoiceItem[],
): Promise<void> {
  await transaction.deleteFrom('invoice_items').where('invoice_id', '=', invoiceId).execute();
  if (items.length === 0) return;
  await transaction
    .insertInto('invoice_items')
    .values(
      items.map((item, position) => ({
        invoice_id: invoiceId,
        position,
        name: item.name,
        rate: item.rate,
        quantity: item.quantity,
        amount_minor: item.amountMinor,
      })),
    )
    .execute();
}
