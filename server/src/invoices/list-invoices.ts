import type { InvoiceStatus } from '@quittance/sdk/contract';
import { type StoredInvoiceStatus, statusFilterOf, type Viewer } from '@quittance/sdk/rules';
import { isBusinessDate } from '@quittance/sdk/time';
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type Connection, type Database, plannedEachTime } from '../db/index.ts';
import { refuseFormat } from '../kernel/index.ts';
import { type Invoice, toInvoice } from './invoice.ts';

export interface ListInvoices {
  readonly organizationId: string;
  /** `seller` lists income, `buyer` expenses. */
  readonly viewer: Viewer;
  readonly status?: readonly InvoiceStatus[] | undefined;
  readonly currency?: string | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface InvoicePage {
  readonly invoices: readonly Invoice[];
  readonly nextCursor: string | null;
}

type Row = ExpressionBuilder<Database, 'invoices'>;

/**
 * One page of an organization's income or expenses, newest due date first. Pages follow the key (due date, id): they
 * neither skip nor repeat an invoice while others are added.
 * @throws ValidationError for a cursor that is none of ours
 */
export async function listInvoices(db: Connection, query: ListInvoices): Promise<InvoicePage> {
  const rows = await pageOf(db, query).modifyEnd(sql.raw(plannedEachTime)).execute();
  const invoices = rows.slice(0, query.limit).map(toInvoice);
  const last = invoices.at(-1);
  return { invoices, nextCursor: rows.length > query.limit && last ? writeCursor(last) : null };
}

/**
 * Several statuses are as many pages put together: each reads one range of an index, where a condition with OR would read
 * and sort all invoices of these statuses.
 */
function pageOf(db: Connection, query: ListInvoices) {
  const [first, ...others] = storedStatuses(query.status ?? []).map((status) => invoicesOf(db, query, status));
  if (!first) return invoicesOf(db, query);
  if (others.length === 0) return first;
  const all = others.reduce((union, other) => union.unionAll(({ parens }) => parens(other)), inParentheses(db, first));
  return inOrder(db.selectFrom(all.as('invoices')).selectAll(), query);
}

interface StoredStatus {
  readonly status: StoredInvoiceStatus;
  readonly isOverdue: boolean;
}

/** Without repetitions: `sent` and `unpaid` are one and the same. Only what is `sent` can be overdue. */
function storedStatuses(groups: readonly InvoiceStatus[]): readonly StoredStatus[] {
  const stored = new Map<string, StoredStatus>();
  for (const group of groups) {
    const { status, isOverdue = false } = statusFilterOf(group);
    stored.set(`${status} ${isOverdue}`, { status, isOverdue });
  }
  return [...stored.values()];
}

/** Only what stands in parentheses may have an order and a limit within a union. */
const inParentheses = (db: Connection, page: ReturnType<typeof invoicesOf>) =>
  db.selectFrom(page.as('invoices')).selectAll();

const invoicesOf = (db: Connection, query: ListInvoices, status?: StoredStatus) =>
  inOrder(
    db
      .selectFrom('invoices')
      .selectAll()
      .where((row) => row.and(conditions(row, query, status))),
    query,
  );

/** One more than asked for tells whether there is a next page. */
const inOrder = <Rows>(rows: SelectQueryBuilder<Database, 'invoices', Rows>, { limit }: ListInvoices) =>
  rows
    .orderBy('due_date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);

function conditions(row: Row, query: ListInvoices, status: StoredStatus | undefined): Expression<SqlBool>[] {
  const all = [isListed(row, query)];
  if (status !== undefined) all.push(hasStatus(row, status));
  if (query.currency !== undefined) all.push(row('currency', '=', query.currency));
  if (query.search) all.push(matches(query.search, query.viewer));
  if (query.cursor !== undefined) all.push(comesAfter(row, query.cursor));
  return all;
}

/** Says `number is not null` for buyers in so many words, which is what lets the indexes of expenses serve. */
const isListed = (row: Row, { viewer, organizationId }: ListInvoices): Expression<SqlBool> =>
  viewer === 'seller'
    ? row.and([row('seller_organization_id', '=', organizationId), row('status', '<>', 'deleted')])
    : row.and([row('buyer_organization_id', '=', organizationId), row('number', 'is not', null)]);

/** Always names `is_overdue`, which stands before the due date in the index. */
const hasStatus = (row: Row, { status, isOverdue }: StoredStatus): Expression<SqlBool> =>
  row.and([row('status', '=', status), row('is_overdue', '=', isOverdue)]);

/** Number, name or the other party; in the very words of the search indexes. */
function matches(search: string, viewer: Viewer): Expression<SqlBool> {
  const otherParty = sql.ref(viewer === 'seller' ? 'recipient_name' : 'sender_name');
  const text = sql`invoice_search_text(number, custom_name, ${otherParty})`;
  if (isShort(search)) return sql<SqlBool>`${text} ~* ${edgesOfWords(search)}`;
  return sql<SqlBool>`${text} ilike ${`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
}

/** One or two letters or digits within a word have no trigram, so that every invoice would be read for them. */
const isShort = (search: string): boolean => /^[\p{L}\p{N}]{1,2}$/u.test(search);

/**
 * Matches where a word begins, and two characters also where a number ends: `42` finds INV-000042. A single expression:
 * alternatives add up to estimates for which the planner reads all invoices. The signs are listed, since trigrams can't be derived
 * from a class like `\W`.
 */
const edgesOfWords = (search: string): string => `(^|[\n /.#(-])${search}${search.length > 1 ? `|${search}\n` : ''}`;

const comesAfter = (row: Row, cursor: string): Expression<SqlBool> => {
  const { dueDate, id } = readCursor(cursor);
  return sql<SqlBool>`(${row.ref('due_date')}, ${row.ref('id')}) < (${dueDate}::date, ${id})`;
};

const writeCursor = ({ dueDate, id }: Invoice): string => Buffer.from(`${dueDate} ${id}`).toString('base64url');

function readCursor(cursor: string): { readonly dueDate: string; readonly id: string } {
  const [, dueDate, id] =
    /^(2[01]\d\d-[01]\d-[0-3]\d) (inv_[0-9a-z]+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (dueDate === undefined || id === undefined || !isBusinessDate(dueDate)) {
    throw refuseFormat('cursor');
  }
  return { dueDate, id };
}
