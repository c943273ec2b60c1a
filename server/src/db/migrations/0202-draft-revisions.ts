import { type Kysely, sql } from 'kysely';

/** Counts the changes of a draft's content, so that one tab doesn't overwrite what another one saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table invoices add draft_revision integer not null default 1').execute(db);
}
