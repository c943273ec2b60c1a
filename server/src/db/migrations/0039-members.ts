import { type Kysely, sql } from 'kysely';

/** Invites of people to an organization, its description, waiting lists and requests for a higher plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(invites).execute(db);
  await sql.raw(settings).execute(db);
}

const invites = `
  create table member_invites (
    id text primary key,
    organization_id text not null references organizations (id),
    email text not null check (email = lower(email)),
    role text not null check (role in ('manager', 'read-only', 'no-access')),
    status text not null default 'open' check (status in ('open', 'canceled', 'redeemed')),
    token_hash bytea unique,
    sent_at timestamptz not null default now(),
    expires_at timestamptz not null,
    redeemed_by_person_id text references people (id),
    -- Each address once: a canceled invite stays, so that canceling doesn't allow another mail at once.
    unique (organization_id, email),
    check ((status = 'open') = (token_hash is not null)),
    check ((status = 'redeemed') = (redeemed_by_person_id is not null))
  );
`;

const settings = `
  alter table organizations add column description text not null default '';

  create table organization_waitlists (
    organization_id text not null references organizations (id),
    currency text not null,
    joined_at timestamptz not null,
    primary key (organization_id, currency)
  );

  create table plan_upgrade_requests (
    id text primary key,
    organization_id text not null references organizations (id),
    requested_by_person_id text not null references people (id),
    requested_at timestamptz not null,
    status text not null default 'open' check (status in ('open', 'answered'))
  );
  create unique index plan_upgrade_requests_open on plan_upgrade_requests (organization_id) where status = 'open';
`;
