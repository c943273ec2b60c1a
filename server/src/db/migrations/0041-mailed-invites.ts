import { type Kysely, sql } from 'kysely';

/** Mailed invites, which the limits per organization and per recipient count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailed_invites (
      id bigint generated always as identity primary key,
      organization_id text not null references organizations (id),
      recipient_hash bytea not null,
      kind text not null check (kind in ('contact', 'referral', 'member')),
      mailed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index mailed_invites_of_organization on mailed_invites (organization_id, mailed_at)`.execute(db);
  await sql`create index mailed_invites_to_recipient on mailed_invites (recipient_hash, mailed_at)`.execute(db);
  await sql`create index mailed_invites_by_age on mailed_invites (mailed_at)`.execute(db);
}
