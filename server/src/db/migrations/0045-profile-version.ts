import { type Kysely, sql } from 'kysely';

/** The version of an organization's description and website: of two edits at once, one is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organizations add column profile_version integer not null default 1 check (profile_version > 0)`.execute(
    db,
  );
}
