import type { StoredInvoiceStatus } from '@quittance/sdk/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';

const statuses: readonly StoredInvoiceStatus[] = [
  'draft',
  'scheduled',
  'sent',
  'pending_payment_approval',
  'allocated',
  'completed',
  'paid_late',
  'paid_externally',
  'rejected_by_recipient',
  'canceled_by_sender',
  'denied',
  'deleted',
];
const mayHaveNoNumber: ReadonlySet<StoredInvoiceStatus> = new Set(['draft', 'scheduled', 'deleted']);

/** Any invoice that the table accepts, of few organizations, currencies and dates, so that rows share sums. */
export const storedInvoice = fc.record({
  seller: fc.constantFrom('org_rows_a', 'org_rows_b'),
  buyer: fc.constantFrom('org_rows_a', 'org_rows_b', null),
  status: fc.oneof(fc.constantFrom(...statuses), fc.constant('sent' as const)),
  isNumbered: fc.boolean(),
  isOverdue: fc.boolean(),
  currency: fc.constantFrom('USD', 'EUR'),
  totalMinor: fc.constantFrom(0n, 1n, 1000n, 99_999n),
  discountMinor: fc.constantFrom(0n, 1n, 500n),
  discountEndDate: fc.constantFrom('2090-03-09', '2090-03-10', null),
  hasFailedPayment: fc.boolean(),
  isReported: fc.boolean(),
});
export type StoredInvoiceRow = typeof storedInvoice extends fc.Arbitrary<infer Row> ? Row : never;

/** Writes rows as the owner, in one statement. */
export const writeInvoice = {
  /** Adds invoices and returns their ids. */
  async many(db: Connection, rows: readonly StoredInvoiceRow[]): Promise<readonly string[]> {
    const ids = rows.map(() => `inv_${crypto.randomUUID()}`);
    await db
      .insertInto('invoices')
      .values(rows.map((row, index) => ({ id: ids[index] ?? '', ...columnsOf(row, ids[index] ?? '') })))
      .execute();
    return ids;
  },
  async again(db: Connection, id: string, row: StoredInvoiceRow): Promise<void> {
    await db.updateTable('invoices').set(columnsOf(row, id)).where('id', '=', id).execute();
  },
};

function columnsOf(row: StoredInvoiceRow, id: string) {
  const { status } = row;
  const when = (given: StoredInvoiceStatus) => (status === given ? sql<Date>`now()` : null);
  return {
    seller_organization_id: row.seller,
    buyer_organization_id: row.buyer,
    number: row.isNumbered || !mayHaveNoNumber.has(status) ? id : null,
    status,
    is_overdue: row.isOverdue && status === 'sent',
    currency: row.currency,
    base_amount_minor: row.totalMinor,
    amount_to_pay_minor: row.totalMinor,
    total_due_minor: row.totalMinor,
    sending_date: '2090-03-01',
    due_date: '2090-03-20',
    ach_direct_debit_enabled: true,
    early_discount_minor: row.discountMinor,
    early_discount_end_date: row.discountEndDate,
    last_payment_failure_code: row.hasFailedPayment ? 'R01' : null,
    external_notified_at: row.isReported ? sql<Date>`now()` : null,
    sender_name: 'Seller',
    recipient_email: 'buyer@example.com',
    recipient_name: 'Buyer',
    canceled_at: when('canceled_by_sender'),
    denied_at: when('denied'),
    denial_reason: status === 'denied' ? ('payment_denied_by_compliance' as const) : null,
    marked_by: status === 'paid_externally' ? 'Owner' : null,
    rejected_at: when('rejected_by_recipient'),
    created_at: sql<Date>`now()`,
    updated_at: sql<Date>`now()`,
  };
}
