import { type Kysely, sql } from 'kysely';

/** The transfers of an organization whose money came back and is not in the balance yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index transfers_returned on transfers (organization_id) where state = 'returned'`.execute(db);
}
