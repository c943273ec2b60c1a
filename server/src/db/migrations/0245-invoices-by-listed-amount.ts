import { type Kysely, sql } from 'kysely';

/**
 * Lists sort by the amount that their rows show, which is less an early discount until it ends. The day is not the
 * database's to know, so an open invoice with a discount has both amounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table invoices
    add listed_amount_minor numeric(38,0) not null generated always as (coalesce(paid_amount_minor,
      case when status = 'pending_payment_approval' then total_due_minor - discount_taken_minor
        else total_due_minor end)) stored,
    add discounted_amount_minor numeric(38,0) generated always as (
      case when status = 'sent' and early_discount_end_date is not null and paid_amount_minor is null
        then total_due_minor - early_discount_minor end) stored`,
  'drop index invoices_income_by_amount, invoices_expenses_by_amount',
  `create index invoices_income_by_amount on invoices
    (seller_organization_id, currency, listed_amount_minor desc, id desc)`,
  `create index invoices_expenses_by_amount on invoices
    (buyer_organization_id, currency, listed_amount_minor desc, id desc)
    where buyer_organization_id is not null and number is not null`,
  `create index invoices_income_by_discounted_amount on invoices
    (seller_organization_id, currency, discounted_amount_minor desc, id desc)
    where discounted_amount_minor is not null`,
  `create index invoices_expenses_by_discounted_amount on invoices
    (buyer_organization_id, currency, discounted_amount_minor desc, id desc)
    where discounted_amount_minor is not null and buyer_organization_id is not null and number is not null`,
];
