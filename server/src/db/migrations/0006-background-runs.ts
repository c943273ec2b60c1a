import { type Kysely, sql } from 'kysely';

/** When background work that recurs by real time last began, whichever process did it; and reports of the server's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table background_runs (
      name text primary key,
      began_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    alter table error_reports
      drop constraint error_reports_application_check,
      add constraint error_reports_application_check check (application in ('portal', 'admin', 'server'))`.execute(db);
}
