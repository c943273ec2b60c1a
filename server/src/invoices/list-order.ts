import { required } from '@quittance/sdk/contract';
import { type InvoiceSort, isSortedByAmount } from '@quittance/sdk/rules';
import { type BusinessDate, isBusinessDate } from '@quittance/sdk/time';
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { refuseField, refuseFormat } from '../kernel/index.ts';

/** One of these columns and then the id, in one direction, as the indexes have them. */
interface Order {
  readonly columns: readonly OrderColumn[];
  readonly direction: 'asc' | 'desc';
}

/**
 * A row's amount depends on the day, which no index can know. So a list by amount reads two ranges: invoices
 * whose discount is given, by the amount less it, and all others.
 */
const amounts = ['listed_amount_minor', 'discounted_amount_minor'] as const;
export type OrderColumn = 'due_date' | (typeof amounts)[number];

const orders: Readonly<Record<InvoiceSort, Order>> = {
  'due-latest': { columns: ['due_date'], direction: 'desc' },
  'due-earliest': { columns: ['due_date'], direction: 'asc' },
  'amount-highest': { columns: amounts, direction: 'desc' },
  'amount-lowest': { columns: amounts, direction: 'asc' },
};

/** The columns whose ranges together are a list in an order. */
export const columnsOf = (sort: InvoiceSort): readonly OrderColumn[] => orders[sort].columns;

/** @throws ValidationError for an order by amount over several currencies */
export function assertComparable(sort: InvoiceSort, currency: string | undefined): void {
  if (isSortedByAmount(sort) && currency === undefined) throw refuseField('currency', required);
}

/** Whether a column has an invoice's place in the order of a day; null if each invoice's place is in it. */
export function isOrderedBy(
  row: ExpressionBuilder<Database, 'invoices'>,
  column: OrderColumn,
  today: BusinessDate,
): Expression<SqlBool> | null {
  if (column === 'due_date') return null;
  const isDiscounted = row.and([
    row('discounted_amount_minor', 'is not', null),
    row('early_discount_end_date', '>=', today),
  ]);
  return column === 'discounted_amount_minor' ? isDiscounted : row.not(isDiscounted);
}

/** Orders rows that have their place as `place`. */
export function inOrder<Rows>(
  rows: SelectQueryBuilder<Database, 'invoices', Rows>,
  sort: InvoiceSort,
): SelectQueryBuilder<Database, 'invoices', Rows> {
  const { direction } = orders[sort];
  return rows.orderBy(sql.ref('place'), direction).orderBy('id', direction);
}

/** Whether an invoice comes after a page. @throws ValidationError for an invalid cursor */
export function comesAfter(
  row: ExpressionBuilder<Database, 'invoices'>,
  column: OrderColumn,
  { cursor, sort }: { readonly cursor: string; readonly sort: InvoiceSort },
): Expression<SqlBool> {
  const { place, id } = readCursor(cursor, sort);
  const last = column === 'due_date' ? sql`${place}::date` : sql`${place}::numeric`;
  const after = sql.raw(orders[sort].direction === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${row.ref(column)}, ${row.ref('id')}) ${after} (${last}, ${id})`;
}

/** Returns the cursor of the page that ends with a row. */
export const writeCursor = ({ place, id }: { readonly place: string; readonly id: string }): string =>
  Buffer.from(`${place} ${id}`).toString('base64url');

const dueDateCursor = /^(2[01]\d\d-[01]\d-[0-3]\d) (inv_[0-9a-z]+)$/;
const amountCursor = /^(\d{1,30}) (inv_[0-9a-z]+)$/;

function readCursor(cursor: string, sort: InvoiceSort): { readonly place: string; readonly id: string } {
  const isAmount = isSortedByAmount(sort);
  const format = isAmount ? amountCursor : dueDateCursor;
  const [, place, id] = format.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (place === undefined || id === undefined || (!isAmount && !isBusinessDate(place))) throw refuseFormat('cursor');
  return { place, id };
}
