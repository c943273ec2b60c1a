import { type Kysely, sql } from 'kysely';

/**
 * Late fees that are taken back, because a payment had been sent before them. If that payment fails, the fee of the same
 * period is charged again in a new row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoice_late_fees
      add charge integer not null default 1 check (charge >= 1),
      add taken_back_at timestamptz,
      drop constraint invoice_late_fees_pkey,
      add primary key (invoice_id, period, charge)`.execute(db);
  await sql`create unique index invoice_late_fees_charged on invoice_late_fees (invoice_id, period)
    where taken_back_at is null`.execute(db);
}
