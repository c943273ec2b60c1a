import { type Kysely, sql } from 'kysely';

/** The address of a buyer that was the seller's contact when the invoice was sent, which the document shows to all. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table invoices add contact_address jsonb`.execute(db);
};
