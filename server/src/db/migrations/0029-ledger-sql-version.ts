import { type Kysely, sql } from 'kysely';

/** The version of all SQL files together, so that an older server doesn't put older functions back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_sql_files add column version integer not null default 0 check (version >= 0)`.execute(
    db,
  );
  await sql`alter table ledger_sql_files alter column version drop default`.execute(db);
}
