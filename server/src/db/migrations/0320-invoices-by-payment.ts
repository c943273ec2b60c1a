import { type Kysely, sql } from 'kysely';

/** Open invoices whose last payment failed, and those that buyers report as paid: few among many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index invoices_income_failed on invoices (seller_organization_id, due_date desc, id desc)
      where in_income and status = 'sent' and last_payment_failure_code is not null;
    create index invoices_expenses_failed on invoices (buyer_organization_id, due_date desc, id desc)
      where in_expenses and number is not null and status = 'sent' and last_payment_failure_code is not null;
    create index invoices_income_reported on invoices (seller_organization_id, due_date desc, id desc)
      where in_income and status = 'sent' and external_notified_at is not null`.execute(db);
}
