import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Connection } from '../db/index.ts';
import {
  countFailedPayments,
  countInvoices,
  countReportedPayments,
  type StatusTotal,
  totalInvoicesByStatus,
} from '../invoices/index.ts';

type Viewer = 'seller' | 'buyer';

interface Reader {
  readonly organizationId: string;
  readonly viewer: Viewer;
}

/**
 * Expects the counts and sums of each organization to be those of its invoices, counted one by one.
 * @param days on which discounts are checked, besides amounts before discounts
 */
export async function expectSameSums(db: Connection, days: readonly string[]): Promise<void> {
  const { rows: organizations } = await sql<{ id: string }>`
    select seller_organization_id as id from invoices union
    select organization_id from current_invoice_sums union
    select buyer_organization_id from invoices where buyer_organization_id is not null`.execute(db);
  for (const { id: organizationId } of organizations) {
    const [issued, received] = [
      await countDirectly(db, { organizationId, viewer: 'seller' }, sql`number is not null`),
      await countDirectly(db, { organizationId, viewer: 'buyer' }, sql`number is not null`),
    ];
    expect(await countInvoices(db, organizationId)).toEqual({ issued, received });
    expect(await countReportedPayments(db, organizationId)).toBe(
      await countDirectly(
        db,
        { organizationId, viewer: 'seller' },
        sql`status = 'sent' and external_notified_at is not null`,
      ),
    );
    for (const viewer of ['seller', 'buyer'] as const) {
      const reader = { organizationId, viewer };
      expect(await countFailedPayments(db, reader)).toBe(
        await countDirectly(db, reader, sql`status = 'sent' and last_payment_failure_code is not null`),
      );
      for (const today of [undefined, ...days]) {
        const query = { ...reader, ...(today !== undefined && { today }) };
        const direct = await totalDirectly(db, query);
        expect(inOrder(await totalInvoicesByStatus(db, query)), `${viewer}'s on ${today}`).toEqual(direct);
        for (const currency of new Set(direct.map((total) => total.currency)))
          expect(inOrder(await totalInvoicesByStatus(db, { ...query, currency }))).toEqual(
            direct.filter((total) => total.currency === currency),
          );
      }
    }
  }
}

const keyOf = ({ currency, status, isOverdue }: StatusTotal): string => `${currency} ${status} ${isOverdue}`;
const inOrder = (totals: readonly StatusTotal[]): readonly StatusTotal[] =>
  totals.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

const sideOf = ({ organizationId, viewer }: Reader) =>
  sql`${sql.ref(viewer === 'seller' ? 'seller_organization_id' : 'buyer_organization_id')} = ${organizationId}`;

async function countDirectly(db: Connection, reader: Reader, condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from invoices where ${sideOf(reader)} and ${condition}`.execute(db);
  return Number(rows[0]?.count);
}

async function totalDirectly(
  db: Connection,
  { today = null, ...reader }: Reader & { readonly today?: string | null },
): Promise<readonly StatusTotal[]> {
  const outstanding = reader.viewer === 'seller' ? sql`true` : sql`number is not null and external_notified_at is null`;
  const { rows } = await sql<Omit<StatusTotal, 'totalMinor'> & { readonly total: string; readonly count: bigint }>`
    select currency, status, is_overdue as "isOverdue", count(*) as count, sum(total_due_minor - case
      when status = 'sent' and early_discount_end_date >= ${today}::date then early_discount_minor else 0 end) as total
    from invoices where ${sideOf(reader)} and status in ('draft', 'scheduled', 'sent') and ${outstanding}
    group by currency, status, is_overdue`.execute(db);
  return inOrder(rows.map(({ total, count, ...row }) => ({ ...row, count: Number(count), totalMinor: BigInt(total) })));
}
