import { type Kysely, sql } from 'kysely';

/** Stores to which sending of an application an answer of the sandbox's account provider belongs. It was part of the id; ids from before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sandbox_account_events add column sending integer`.execute(db);
  await sql`update sandbox_account_events set sending = coalesce(substring(event_id from '\\.(\\d+)\\.')::integer, 1)`.execute(
    db,
  );
  await sql`alter table sandbox_account_events alter column sending set not null`.execute(db);
}
