import { type Kysely, sql } from 'kysely';

/** Drafts may be saved before their seller knows everything. What is sent is complete. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoice_items
      alter column rate drop not null,
      alter column quantity drop not null`.execute(db);
  await sql`
    alter table invoices
      add constraint invoices_recipient check (
        status in ('draft', 'deleted') or (recipient_email <> '' and recipient_name <> ''))`.execute(db);
}
