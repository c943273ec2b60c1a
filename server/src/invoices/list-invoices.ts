import type { InvoiceStatus } from '@quittance/sdk/contract';
import { statusFilterOf, type Viewer } from '@quittance/sdk/rules';
import { isBusinessDate } from '@quittance/sdk/time';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Connection, Database } from '../db/index.ts';
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
 * One page of a business's income or expenses, newest due date first. Pages follow the key (due date, id), so that they
 * neither skip nor repeat an invoice while others are added.
 * @throws ValidationError for a cursor that is none of ours
 */
export async function listInvoices(db: Connection, query: ListInvoices): Promise<InvoicePage> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where((row) => row.and(conditions(row, query)))
    .orderBy('due_date', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const invoices = rows.slice(0, query.limit).map(toInvoice);
  const last = invoices.at(-1);
  return { invoices, nextCursor: rows.length > query.limit && last ? writeCursor(last) : null };
}

function conditions(row: Row, query: ListInvoices): Expression<SqlBool>[] {
  const all = [isListed(row, query)];
  if (query.status?.length) all.push(row.or(query.status.map((status) => hasStatus(row, status))));
  if (query.currency !== undefined) all.push(row('currency', '=', query.currency));
  if (query.search) all.push(matches(row, query.search, query.viewer));
  if (query.cursor !== undefined) all.push(comesAfter(row, query.cursor));
  return all;
}

/** Says `number is not null` for buyers in so many words, which is what lets the index of expenses serve. */
const isListed = (row: Row, { viewer, organizationId }: ListInvoices): Expression<SqlBool> =>
  viewer === 'seller'
    ? row.and([row('seller_organization_id', '=', organizationId), row('status', '<>', 'deleted')])
    : row.and([row('buyer_organization_id', '=', organizationId), row('number', 'is not', null)]);

function hasStatus(row: Row, status: InvoiceStatus): Expression<SqlBool> {
  const filter = statusFilterOf(status);
  const isStatus = row('status', '=', filter.status);
  return filter.isOverdue === undefined ? isStatus : row.and([isStatus, row('is_overdue', '=', filter.isOverdue)]);
}

function matches(row: Row, search: string, viewer: Viewer): Expression<SqlBool> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const otherParty = viewer === 'seller' ? 'recipient_name' : 'sender_name';
  return row.or([
    row('number', 'ilike', pattern),
    row('custom_name', 'ilike', pattern),
    row(otherParty, 'ilike', pattern),
  ]);
}

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
