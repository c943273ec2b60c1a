import { type Kysely, sql } from 'kysely';

/** What of an identity document differs from what the person declared, and the document that the sandbox's vendor reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_sessions add column mismatches text[] check (cardinality(mismatches) > 0)`.execute(db);
  await sql`alter table sandbox_identity_sessions add column sealed_document bytea`.execute(db);
}
