import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';

/** Counts the invoices that an organization has sent and received, without drafts. */
export async function countInvoices(
  db: Connection,
  organizationId: string,
): Promise<{ readonly issued: number; readonly received: number }> {
  const { rows } = await sql<{ issued: bigint; received: bigint }>`
    select
      (select count(*) from invoices where seller_organization_id = ${organizationId} and number is not null) as issued,
      (select count(*) from invoices where buyer_organization_id = ${organizationId} and number is not null) as received
  `.execute(db);
  return { issued: Number(rows[0]?.issued ?? 0n), received: Number(rows[0]?.received ?? 0n) };
}

export interface StatusTotal {
  readonly currency: string;
  readonly status: string;
  readonly isOverdue: boolean;
  readonly count: number;
  readonly totalMinor: bigint;
}

interface TotalsQuery {
  readonly organizationId: string;
  readonly viewer: 'seller' | 'buyer';
  readonly currency?: string;
  /** Sums what would be paid on this day, as lists show it; absent: amounts before discounts. */
  readonly today?: string;
}

/** Counts and sums an organization's invoices by currency and stored status; of one currency if given. */
export async function totalInvoicesByStatus(db: Connection, query: TotalsQuery): Promise<readonly StatusTotal[]> {
  const { today = null } = query;
  const due = sql<string>`sum(total_due_minor - case
    when status = 'sent' and early_discount_end_date >= ${today}::date then early_discount_minor else 0 end)`;
  const own = query.viewer === 'seller' ? 'seller_organization_id' : 'buyer_organization_id';
  const rows = await db
    .selectFrom('invoices')
    .select(({ fn }) => ['currency', 'status', 'is_overdue', fn.countAll<bigint>().as('count'), due.as('total_minor')])
    .where(own, '=', query.organizationId)
    .where('status', 'in', ['draft', 'scheduled', 'sent'])
    .$if(query.viewer === 'buyer', (select) =>
      // What the buyer reported as paid outside the product is no longer outstanding for them.
      select.where('number', 'is not', null).where('external_notified_at', 'is', null),
    )
    .$if(query.currency !== undefined, (select) => select.where('currency', '=', query.currency ?? ''))
    .groupBy(['currency', 'status', 'is_overdue'])
    .orderBy('currency')
    .execute();
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
  readonly viewer: 'seller' | 'buyer';
}

/** Counts the open invoices of one side of an organization whose last payment failed. */
export async function countFailedPayments(db: Connection, { organizationId, viewer }: Side): Promise<number> {
  const { count } = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where(viewer === 'seller' ? 'seller_organization_id' : 'buyer_organization_id', '=', organizationId)
    .where('status', '=', 'sent')
    .where('last_payment_failure_code', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts a seller's open invoices whose buyers say that they paid outside the product. */
export async function countReportedPayments(db: Connection, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('seller_organization_id', '=', organizationId)
    .where('status', '=', 'sent')
    .where('external_notified_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
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
