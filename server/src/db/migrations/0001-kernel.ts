import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      scope text not null,
      key text not null,
      call text not null,
      request_hash text not null,
      status integer,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (scope, key)
    )`.execute(db);

  await sql`
    create table audit_events (
      id text primary key,
      at_business timestamptz not null,
      at_real timestamptz not null default now(),
      actor_kind text not null,
      actor_id text,
      organization_id text,
      action text not null,
      object_type text not null,
      object_id text not null,
      detail jsonb not null default '{}',
      request_id text,
      ip text
    )`.execute(db);
  await sql`create index audit_events_by_object on audit_events (object_type, object_id, id)`.execute(db);
  await sql`create index audit_events_by_organization on audit_events (organization_id, id)`.execute(db);

  // The app's role may not change rows of append-only tables; this trigger also stops the owner.
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger audit_events_append_only before update or delete or truncate on audit_events
    for each statement execute function refuse_change()`.execute(db);

  // Unlogged: losing a count in a crash costs nothing, and every request may write here.
  await sql`
    create unlogged table rate_limits (
      bucket text not null,
      window_start timestamptz not null,
      count integer not null,
      primary key (bucket, window_start)
    )`.execute(db);
  await sql`create index rate_limits_by_age on rate_limits (window_start)`.execute(db);

  await sql`
    create table error_reports (
      id text primary key,
      reported_at timestamptz not null default now(),
      application text not null check (application in ('portal', 'admin')),
      message text not null,
      stack text,
      page text,
      version text,
      failed_request_id text,
      request_id text not null
    )`.execute(db);
}
