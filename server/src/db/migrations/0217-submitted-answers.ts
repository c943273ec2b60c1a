import { type Kysely, sql } from 'kysely';

/** Stores which version of a step was submitted, to notice a later draft. Gives drafts of replies a version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verification_steps add column submitted_version integer`.execute(db);
  await sql`
    update verification_steps set submitted_version = version
      where status in ('submitted', 'completed', 'approved', 'denied')`.execute(db);
  await sql`alter table information_requests add column reply_version integer not null default 0`.execute(db);
}
