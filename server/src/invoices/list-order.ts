import { required } from '@quittance/sdk/contract';
import { type InvoiceSort, isSortedByAmount } from '@quittance/sdk/rules';
import { isBusinessDate } from '@quittance/sdk/time';
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { refuseField, refuseFormat } from '../kernel/index.ts';
import type { Invoice } from './invoice.ts';

/** One of these columns and then the id, in one direction, as the indexes have them. */
interface Order {
  readonly column: 'due_date' | 'total_due_minor';
  readonly direction: 'asc' | 'desc';
}

const orders: Readonly<Record<InvoiceSort, Order>> = {
  'due-latest': { column: 'due_date', direction: 'desc' },
  'due-earliest': { column: 'due_date', direction: 'asc' },
  'amount-highest': { column: 'total_due_minor', direction: 'desc' },
  'amount-lowest': { column: 'total_due_minor', direction: 'asc' },
};

/** @throws ValidationError for an order by amount over several currencies */
export function assertComparable(sort: InvoiceSort, currency: string | undefined): void {
  if (isSortedByAmount(sort) && currency === undefined) throw refuseField('currency', required);
}

export function inOrder<Rows>(
  rows: SelectQueryBuilder<Database, 'invoices', Rows>,
  sort: InvoiceSort,
): SelectQueryBuilder<Database, 'invoices', Rows> {
  const { column, direction } = orders[sort];
  return rows.orderBy(column, direction).orderBy('id', direction);
}

/** Whether an invoice comes after a page. @throws ValidationError for an invalid cursor */
export function comesAfter(
  row: ExpressionBuilder<Database, 'invoices'>,
  cursor: string,
  sort: InvoiceSort,
): Expression<SqlBool> {
  const { column, direction } = orders[sort];
  const { value, id } = readCursor(cursor, column);
  const last = column === 'due_date' ? sql`${value}::date` : sql`${value}::numeric`;
  return sql<SqlBool>`(${row.ref(column)}, ${row.ref('id')}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${last}, ${id})`;
}

/** Returns the cursor of the page that ends with an invoice. */
export const writeCursor = ({ dueDate, totalDueMinor, id }: Invoice, sort: InvoiceSort): string =>
  Buffer.from(`${isSortedByAmount(sort) ? totalDueMinor : dueDate} ${id}`).toString('base64url');

const cursorFormats = {
  due_date: /^(2[01]\d\d-[01]\d-[0-3]\d) (inv_[0-9a-z]+)$/,
  total_due_minor: /^(\d{1,30}) (inv_[0-9a-z]+)$/,
} as const satisfies Record<Order['column'], RegExp>;

function readCursor(cursor: string, column: Order['column']): { readonly value: string; readonly id: string } {
  const [, value, id] = cursorFormats[column].exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (value === undefined || id === undefined || (column === 'due_date' && !isBusinessDate(value))) {
    throw refuseFormat('cursor');
  }
  return { value, id };
}
