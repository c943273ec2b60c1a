import { type Kysely, sql } from 'kysely';

/** Bank accounts that organizations pay out to, their history, and checks of their holders' names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [accounts, events, checks]) await sql.raw(statement).execute(db);
}

const outcomes = `'match', 'close-match', 'no-match', 'unavailable'`;

const accounts = `
  create table external_accounts (
    id text primary key,
    organization_id text not null references organizations (id),
    name text not null,
    sort_name text not null generated always as (left(lower(name), 80)) stored,
    kind text not null check (kind in ('own-business', 'business', 'person')),
    holder_name text not null,
    address jsonb not null,
    country text not null check (length(country) = 2),
    currency text not null check (length(currency) = 3),
    rail text not null,
    sealed_details bytea not null,
    shown_details jsonb not null,
    masked_number text not null,
    fingerprint bytea not null,
    name_check_outcome text not null check (name_check_outcome in (${outcomes})),
    suggested_name text check (suggested_name is null or name_check_outcome = 'close-match'),
    name_checked_at timestamptz not null,
    payable_from timestamptz not null,
    attention_reason text check (attention_reason in ('account-closed', 'account-unknown', 'details-rejected')),
    known_since timestamptz,
    version integer not null default 1 check (version > 0),
    added_at timestamptz not null,
    changed_at timestamptz not null,
    removed_at timestamptz
  );
  create unique index external_accounts_once on external_accounts (organization_id, fingerprint)
    where removed_at is null;
  create index external_accounts_by_name on external_accounts (organization_id, sort_name, id)
    where removed_at is null;
  create index external_accounts_removed on external_accounts (organization_id, sort_name, id)
    where removed_at is not null;
`;

const events = `
  create table external_account_events (
    id text primary key,
    account_id text not null references external_accounts (id),
    at timestamptz not null,
    event text not null check (event in ('added', 'renamed', 'changed', 'paid', 'attention', 'removed')),
    person_id text references people (id),
    name text check (name is null or event = 'renamed'),
    outcome text check (outcome in (${outcomes}))
  );
  create index external_account_events_listed on external_account_events (account_id, id desc);
`;

const checks = `
  create table external_account_name_checks (
    id text primary key,
    organization_id text not null references organizations (id),
    account_id text references external_accounts (id),
    content_hash bytea not null,
    holder_name text not null,
    masked_number text not null,
    currency text not null,
    outcome text not null check (outcome in (${outcomes})),
    suggested_name text check ((suggested_name is not null) = (outcome = 'close-match')),
    checked_at timestamptz not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index external_account_name_checks_counted on external_account_name_checks (organization_id, created_at);
  create index external_account_name_checks_old on external_account_name_checks (created_at);
`;
