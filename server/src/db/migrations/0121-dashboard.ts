import { type Kysely, sql } from 'kysely';

/** Indexes of what the dashboard counts: failed payments of open invoices, held deposits and transfers, own transfers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of indexes) await sql.raw(statement).execute(db);
}

const failed = "status = 'sent' and last_payment_failure_code is not null";

const indexes = [
  `create index invoices_failed_income on invoices (seller_organization_id) where ${failed}`,
  `create index invoices_failed_expenses on invoices (buyer_organization_id) where ${failed}`,
  `create index deposits_held on deposits (organization_id) where state = 'held'`,
  `create index transfers_held on transfers (organization_id) where state in ('on_hold', 'in_review')`,
  `create index transfers_within on transfers (organization_id, moved_at) where organization_id = to_organization_id`,
];
