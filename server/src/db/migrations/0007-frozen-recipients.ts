import { type Kysely, sql } from 'kysely';

/** The buyer's company name at the time of sending: a sent document never changes, on either side. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoices
      add column recipient_legal_name text,
      add column recipient_address jsonb`.execute(db);
  await sql`
    update invoices set recipient_legal_name = buyer.legal_name, recipient_address = buyer.address
    from organizations buyer where buyer.id = invoices.buyer_organization_id`.execute(db);
}
