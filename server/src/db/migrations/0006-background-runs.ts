import { type Kysely, sql } from 'kysely';

/** When each background task that recurs by real time last started, in any process; and the server's error reports. */
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
