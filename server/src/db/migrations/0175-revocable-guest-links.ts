import { type Kysely, sql } from 'kysely';

/** A mailed link is its recipient's own, and the seller can revoke it. Links of embed sessions have no recipient. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoice_invites add recipient_email text, add revoked_at timestamptz`.execute(db);
}
