import { type Kysely, sql } from 'kysely';

/** What people and staff chose, so that it holds on their next device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['people', 'staff']) {
    await sql`
      alter table ${sql.table(table)} add column preferences jsonb not null default '{}'
        check (jsonb_typeof(preferences) = 'object')`.execute(db);
  }
}
