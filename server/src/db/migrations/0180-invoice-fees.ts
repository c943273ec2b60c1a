import { type Kysely, sql } from 'kysely';

/** Fees and custom fields of an invoice. They are few, belong to one document and are never searched: lists in the row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table invoices
      add fees jsonb not null default '[]',
      add custom_fields jsonb not null default '[]'`)
    .execute(db);
}
