import { type Kysely, sql } from 'kysely';

/** Lets incomplete drafts be saved. Sent invoices are complete. */
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
