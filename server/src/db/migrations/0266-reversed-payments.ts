import { type Kysely, sql } from 'kysely';

/** Drops what `last_payment_failure_kind` says, too: that the last payment was reversed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices drop column payment_reversed`.execute(db);
}
