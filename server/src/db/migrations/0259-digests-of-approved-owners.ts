import { type Kysely, sql } from 'kysely';

/** What was answered about an entity or a trust when staff approved it, so that changes of other owners don't void it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verification_decisions add column answers_digest bytea`.execute(db);
}
