import { type Kysely, sql } from 'kysely';

/** The version of each file in server/src/ledger/sql that the database has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_sql_files (
      name text primary key,
      hash bytea not null check (length(hash) = 32),
      applied_at timestamptz not null default now()
    )`.execute(db);
}
