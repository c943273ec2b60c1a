import type { InvoiceStatus } from '@quittance/sdk/contract';
import {
  defaultInvoiceSort,
  type InvoiceSort,
  type PaymentFilter,
  type StoredInvoiceStatus,
  statusFilterOf,
  type Viewer,
} from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type Connection, type Database, matchesSearch, plannedEachTime } from '../db/index.ts';
import { type Invoice, toInvoice } from './invoice.ts';
import {
  assertComparable,
  columnsOf,
  comesAfter,
  inOrder,
  isOrderedBy,
  type OrderColumn,
  writeCursor,
} from './list-order.ts';

export interface ListInvoices {
  readonly organizationId: string;
  /** `seller` lists income, `buyer` expenses. */
  readonly viewers: readonly Viewer[];
  /** What its reader has to do with, or what is finished or archived. */
  readonly place: 'list' | 'log';
  readonly status?: readonly InvoiceStatus[] | undefined;
  readonly currency?: string | undefined;
  readonly payment?: PaymentFilter | undefined;
  /** Only invoices that were paid before their due date, whose money was reserved until then. */
  readonly wasReserved?: boolean;
  readonly search?: string | undefined;
  /** `YYYY-MM-DD`, both included. */
  readonly dueFrom?: string | undefined;
  readonly dueTo?: string | undefined;
  /** Default: latest due date first. By amount only with a currency. */
  readonly sort?: InvoiceSort | undefined;
  /** The business date whose discounts count for the order by amount. */
  readonly today: BusinessDate;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface InvoicePage {
  readonly invoices: readonly Invoice[];
  readonly nextCursor: string | null;
}

type Row = ExpressionBuilder<Database, 'invoices'>;

/**
 * Lists one page of an organization's income or expenses. Cursors contain the key (due date or amount, and id), so pages
 * neither skip nor repeat an invoice while others are added.
 * @throws ValidationError for an invalid cursor, and for an order by amount without a currency
 */
export async function listInvoices(
  db: Connection,
  { sort = defaultInvoiceSort, ...filter }: ListInvoices,
): Promise<InvoicePage> {
  assertComparable(sort, filter.currency);
  const query = { ...filter, sort };
  const rows = await pageOf(db, query).modifyEnd(sql.raw(plannedEachTime)).execute();
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return { invoices: shown.map(toInvoice), nextCursor: rows.length > query.limit && last ? writeCursor(last) : null };
}

/**
 * Combines one query per side, status and column of the order: each reads one range of an index, while a condition with OR would read and
 * sort all invoices of these statuses.
 */
function pageOf(db: Connection, query: SortedQuery) {
  const statuses = storedStatuses(query.status ?? []);
  const [first, ...others] = query.viewers.flatMap((viewer) =>
    (statuses.length > 0 ? statuses : [undefined]).flatMap((status) =>
      columnsOf(query.sort).map((column) => invoicesOf(db, { ...query, viewer, column }, status)),
    ),
  );
  if (!first) throw new Error('A list of invoices is of at least one side.');
  if (others.length === 0) return first;
  const all = others.reduce((union, other) => union.unionAll(({ parens }) => parens(other)), inParentheses(db, first));
  return cut(db.selectFrom(all.as('invoices')).selectAll(), query);
}

interface SortedQuery extends ListInvoices {
  readonly sort: InvoiceSort;
}

/** One side's part of a list, or of the invoices in it that a column orders. */
interface PartQuery extends SortedQuery {
  readonly viewer: Viewer;
  readonly column: OrderColumn;
}

interface StoredStatus {
  readonly status: StoredInvoiceStatus;
  readonly isOverdue: boolean;
}

/** Removes duplicates: `sent` and `unpaid` are the same. Only `sent` invoices can be overdue. */
function storedStatuses(groups: readonly InvoiceStatus[]): readonly StoredStatus[] {
  const stored = new Map<string, StoredStatus>();
  for (const group of groups) {
    const { status, isOverdue = false } = statusFilterOf(group);
    stored.set(`${status} ${isOverdue}`, { status, isOverdue });
  }
  return [...stored.values()];
}

/** Within a union, only a query in parentheses may have an order and a limit. */
const inParentheses = (db: Connection, page: ReturnType<typeof invoicesOf>) =>
  db.selectFrom(page.as('invoices')).selectAll();

const invoicesOf = (db: Connection, query: PartQuery, status?: StoredStatus) =>
  cut(
    db
      .selectFrom('invoices')
      .selectAll()
      .select(({ ref }) => sql<string>`${ref(query.column)}`.as('place'))
      .where((row) => row.and(conditions(row, query, status))),
    query,
  );

/** Reads one row more than requested, to know whether there is a next page. */
const cut = <Rows>(rows: SelectQueryBuilder<Database, 'invoices', Rows>, { sort, limit }: SortedQuery) =>
  inOrder(rows, sort).limit(limit + 1);

function conditions(row: Row, query: PartQuery, status: StoredStatus | undefined): Expression<SqlBool>[] {
  const all = [isListed(row, query)];
  if (status !== undefined) all.push(hasStatus(row, status));
  // The buyer has nothing left to do about an invoice that they reported as paid.
  if (status?.status === 'sent' && query.viewer === 'buyer') all.push(row('external_notified_at', 'is', null));
  if (query.currency !== undefined) all.push(row('currency', '=', query.currency));
  if (query.payment) all.push(isOpenAfter(row, query.payment));
  if (query.wasReserved) all.push(row('payment_window', 'in', ['allocated_early', 'allocated_on_time']));
  if (query.search) all.push(matches(query.search, query.viewer));
  if (query.dueFrom !== undefined) all.push(row('due_date', '>=', query.dueFrom));
  if (query.dueTo !== undefined) all.push(row('due_date', '<=', query.dueTo));
  const isPart = isOrderedBy(row, query.column, query.today);
  if (isPart !== null) all.push(isPart);
  if (query.cursor !== undefined) all.push(comesAfter(row, query.column, { cursor: query.cursor, sort: query.sort }));
  return all;
}

/** The column of each side and place, by the exact expressions of the indexes. */
const shownIn = {
  seller: { list: 'in_income', log: 'in_income_log' },
  buyer: { list: 'in_expenses', log: 'in_expense_log' },
} as const;

/** States `number is not null` explicitly for buyers, which the indexes of expenses require. */
function isListed(row: Row, { viewer, place, organizationId }: PartQuery): Expression<SqlBool> {
  const isShown = sql<SqlBool>`${row.ref(shownIn[viewer][place])}`;
  return viewer === 'seller'
    ? row.and([row('seller_organization_id', '=', organizationId), isShown])
    : row.and([row('buyer_organization_id', '=', organizationId), row('number', 'is not', null), isShown]);
}

/** The exact conditions of the indexes. */
const isOpenAfter = (row: Row, payment: PaymentFilter): Expression<SqlBool> =>
  row.and([
    row('status', '=', sql.lit('sent')),
    row(payment === 'failed' ? 'last_payment_failure_code' : 'external_notified_at', 'is not', null),
  ]);

/** Always includes `is_overdue`, which precedes the due date in the index. */
const hasStatus = (row: Row, { status, isOverdue }: StoredStatus): Expression<SqlBool> =>
  row.and([row('status', '=', status), row('is_overdue', '=', isOverdue)]);

/** Matches number, name or the other party, by the exact expressions of the search indexes. */
function matches(search: string, viewer: Viewer): Expression<SqlBool> {
  const otherParty = sql.ref(viewer === 'seller' ? 'recipient_name' : 'sender_name');
  return matchesSearch(sql`invoice_search_text(number, custom_name, ${otherParty})`, search);
}
