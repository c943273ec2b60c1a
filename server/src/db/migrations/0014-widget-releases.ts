import { type Kysely, sql } from 'kysely';

/** Stores every released version of the widgets byte for byte, since pages pin it by version and hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table widget_releases (
      version text primary key,
      released_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table widget_release_files (
      version text not null references widget_releases,
      name text not null,
      content bytea not null,
      hash bytea not null generated always as (sha256(content)) stored,
      primary key (version, name)
    )`.execute(db);
  for (const table of ['widget_releases', 'widget_release_files']) {
    await sql`
      create trigger ${sql.id(`${table}_append_only`)} before update or delete or truncate on ${sql.table(table)}
        for each statement execute function refuse_change()`.execute(db);
  }
}
