import { type Kysely, sql } from 'kysely';

/** Sessions with the identity vendor, and those of the sandbox's own vendor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table identity_sessions (
         id text primary key,
         person_id text not null references people,
         organization_id text not null references organizations,
         vendor_reference text not null unique,
         outcome text not null default 'open' check (outcome in ('open', 'pending', 'approved', 'denied', 'retry')),
         created_at timestamptz not null,
         expires_at timestamptz not null,
         decided_at timestamptz
       );
       create index identity_sessions_person on identity_sessions (person_id, created_at);
       create table sandbox_identity_sessions (
         reference text primary key,
         token_hash text not null unique,
         about text not null,
         locale text not null,
         return_url text not null,
         outcome text not null default 'open' check (outcome in ('open', 'pending', 'approved', 'denied', 'retry')),
         callback_at timestamptz,
         attempts integer not null default 0,
         expires_at timestamptz not null,
         created_at timestamptz not null default now()
       );
       create index sandbox_identity_sessions_callback on sandbox_identity_sessions (callback_at) where callback_at is not null;`,
    )
    .execute(db);
}
