import { type Kysely, sql } from 'kysely';

/** The sums of open invoices subtract discounts, which their indexes must have too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'drop index invoices_income_open',
  'drop index invoices_expenses_open',
  `create index invoices_income_open on invoices (seller_organization_id, currency, status, is_overdue)
    include (total_due_minor, early_discount_end_date, early_discount_minor)
    where status in ('draft', 'scheduled', 'sent')`,
  `create index invoices_expenses_open on invoices (buyer_organization_id, currency, status, is_overdue)
    include (total_due_minor, early_discount_end_date, early_discount_minor)
    where status in ('draft', 'scheduled', 'sent') and buyer_organization_id is not null and number is not null`,
];
