import { type Kysely, sql } from 'kysely';

/** Counts how often an application for an account was sent, since an answer belongs to one sending. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_applications add column sending integer not null default 1`.execute(db);
  await sql`alter table sandbox_account_applications add column sending integer not null default 1`.execute(db);
}
