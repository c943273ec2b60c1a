import { type Kysely, sql } from 'kysely';

/** An organization reads its deposits page by page, also those that were sent back from its accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index deposit_matches_of_organization on deposit_matches (organization_id, deposit_id)`.execute(db);
}
