import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db/index.ts';

// All counts come from sums that triggers keep: see invoice-sums.ts. A test compares them with the invoices.

type Viewer = 'seller' | 'buyer';

/** Counts the invoices that an organization has sent and received, without drafts. */
export async function countInvoices(
  db: Connection,
  organizationId: string,
): Promise<{ readonly issued: number; readonly received: number }> {
  const numbered = sql<boolean>`is_numbered`;
  return {
    issued: await countWhere(db, { organizationId, viewer: 'seller' }, numbered),
    received: await countWhere(db, { organizationId, viewer: 'buyer' }, numbered),
  };
}

export interface StatusTotal {
  readonly currency: string;
  readonly status: string;
  readonly isOverdue: boolean;
  readonly count: number;
  readonly totalMinor: bigint;
}

interface TotalsQuery extends Side {
  readonly currency?: string;
  /** Sums what would be paid on this day, as lists show it; absent: amounts before discounts. */
  readonly today?: string;
}

interface TotalsRow {
  readonly currency: string;
  readonly status: string;
  readonly is_overdue: boolean;
  readonly count: bigint;
  readonly total_minor: string;
}

/** Counts and sums an organization's invoices by currency and stored status; of one currency if given. */
export async function totalInvoicesByStatus(db: Connection, query: TotalsQuery): Promise<readonly StatusTotal[]> {
  const { organizationId, viewer, currency = null, today = null } = query;
  // An amount that the buyer reported as paid outside the product is no longer outstanding for them.
  const { rows } = await sql<TotalsRow>`
    select currency, status, is_overdue, sum(invoice_count)::bigint as count,
      sum(total_due_minor - case when discount_end_date >= ${today}::date then discount_minor else 0 end) as total_minor
    from current_invoice_sums
    where organization_id = ${organizationId} and side = ${viewer} and status <> 'closed'
      and (side = 'seller' or not is_reported) and (${currency}::text is null or currency = ${currency})
    group by currency, status, is_overdue having sum(invoice_count) <> 0 order by currency`.execute(db);
  return rows.map((row) => ({
    currency: row.currency,
    status: row.status,
    isOverdue: row.is_overdue,
    count: Number(row.count),
    totalMinor: BigInt(row.total_minor),
  }));
}

interface Side {
  readonly organizationId: string;
  readonly viewer: Viewer;
}

/** Counts the open invoices of one side of an organization whose last payment failed. */
export const countFailedPayments = (db: Connection, side: Side): Promise<number> =>
  countWhere(db, side, sql`status = 'sent' and has_failed_payment`);

/** Counts a seller's open invoices whose buyers say that they paid outside the product. */
export const countReportedPayments = (db: Connection, organizationId: string): Promise<number> =>
  countWhere(db, { organizationId, viewer: 'seller' }, sql`status = 'sent' and is_reported`);

/** Counts one side's invoices of the sums that meet the condition. */
async function countWhere(
  db: Connection,
  { organizationId, viewer }: Side,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select coalesce(sum(invoice_count), 0)::bigint as count from current_invoice_sums
    where organization_id = ${organizationId} and side = ${viewer} and ${condition}`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

/** Whether an organization has ever sent an invoice. */
export async function hasSentInvoice(db: Connection, organizationId: string): Promise<boolean> {
  const sent = await db
    .selectFrom('invoices')
    .select('id')
    .where('seller_organization_id', '=', organizationId)
    .where('number', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}
