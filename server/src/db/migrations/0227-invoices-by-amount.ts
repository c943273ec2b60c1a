import { type Kysely, sql } from 'kysely';

/** Lists of invoices in one currency can be sorted by amount. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index invoices_income_by_amount on invoices
    (seller_organization_id, currency, total_due_minor desc, id desc)`,
  `create index invoices_expenses_by_amount on invoices
    (buyer_organization_id, currency, total_due_minor desc, id desc)
    where buyer_organization_id is not null and number is not null`,
];
