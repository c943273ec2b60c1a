import { type Kysely, sql } from 'kysely';

/** Addresses that refused a mail for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table undeliverable_addresses (
      email text primary key,
      reason text not null,
      marked_at timestamptz not null default now()
    )`.execute(db);
}
