import { type Kysely, sql } from 'kysely';

/** Where organizations receive e-invoices. An invoice keeps what both sides had when it was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table organizations add electronic_address jsonb').execute(db);
  await sql
    .raw('alter table invoices add sender_electronic_address jsonb, add recipient_electronic_address jsonb')
    .execute(db);
}
