import { type Kysely, sql } from 'kysely';

/** Which answers of a step were submitted, so that a later draft is told from them; and versions of drafts of replies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verification_steps add column submitted_version integer`.execute(db);
  await sql`
    update verification_steps set submitted_version = version
      where status in ('submitted', 'completed', 'approved', 'denied')`.execute(db);
  await sql`alter table information_requests add column reply_version integer not null default 0`.execute(db);
}
