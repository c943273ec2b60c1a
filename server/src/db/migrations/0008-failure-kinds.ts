import { type Kysely, sql } from 'kysely';

/** Distinguishes debits that never reached the bank from returns: people get different texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoices add column last_payment_failure_kind text
      check (last_payment_failure_kind in ('refused', 'returned', 'reversed'))`.execute(db);
  await sql`
    update invoices set last_payment_failure_kind = coalesce(
      (select state from invoice_payments
        where invoice_id = invoices.id and state in ('refused', 'returned', 'reversed')
        order by failed_at desc limit 1),
      'returned')
    where last_payment_failure_code is not null`.execute(db);
}
