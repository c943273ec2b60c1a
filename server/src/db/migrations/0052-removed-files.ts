import { type Kysely, sql } from 'kysely';

/** When a file was removed, so that its bytes are kept for a time after that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add column removed_at timestamptz`.execute(db);
  await sql`update files set removed_at = now() where state = 'removed' and size is not null`.execute(db);
}
