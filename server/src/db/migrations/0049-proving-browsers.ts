import { type Kysely, sql } from 'kysely';

/** Which browser signed in or up, so that an account of a provider is connected only where it was proven. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column provider_browser_hash bytea`.execute(db);
  await sql`alter table sign_ups add column provider_browser_hash bytea`.execute(db);
}
