import { type Kysely, sql } from 'kysely';

/** Payment outside the product: the seller's instructions, and when the buyer said that they paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table invoices
      add external_payment_enabled boolean not null default false,
      add external_instructions text,
      add external_notified_at timestamptz`)
    .execute(db);
}
