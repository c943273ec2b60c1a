import { type Kysely, sql } from 'kysely';

/** Identities of Google and LinkedIn: asked for, proven, and connected to people; and sign-ups with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [requests, proven, linked, signUps, sandbox]) await sql.raw(statement).execute(db);
}

const requests = `
  create table identity_requests (
    state_hash bytea primary key,
    browser_hash bytea not null,
    provider text not null check (provider in ('google', 'linkedin')),
    person_id text references people,
    created_at timestamptz not null default now()
  );
  create index identity_requests_by_age on identity_requests (created_at);
`;

const proven = `
  create table proven_identities (
    browser_hash bytea primary key,
    provider text not null check (provider in ('google', 'linkedin')),
    subject text not null,
    email text not null,
    is_email_verified boolean not null,
    first_name text not null,
    last_name text not null,
    created_at timestamptz not null default now()
  );
  create index proven_identities_by_age on proven_identities (created_at);
`;

const linked = `
  create table linked_identities (
    provider text not null check (provider in ('google', 'linkedin')),
    subject text not null,
    person_id text not null references people,
    email text not null,
    created_at timestamptz not null default now(),
    used_at timestamptz,
    primary key (provider, subject),
    unique (person_id, provider)
  );
`;

const signUps = `
  alter table sign_ups
    alter column phone_number drop not null,
    alter column phone_number_country_iso drop not null,
    add column provider text check (provider in ('google', 'linkedin')),
    add column provider_subject text,
    add column provider_email text,
    drop constraint sign_ups_check1,
    -- The person has the password from then on. Somebody with a provider has none.
    add constraint sign_ups_password_check
      check ((person_id is null and provider is null) = (password_hash is not null)),
    add constraint sign_ups_provider_check1
      check ((provider is null) = (provider_subject is null) and (provider is null) = (provider_email is null)),
    add constraint sign_ups_phone_check check (provider is not null or phone_number is not null),
    add constraint sign_ups_phone_country_check check ((phone_number is null) = (phone_number_country_iso is null));
`;

const sandbox = `
  create table sandbox_identity_keys (
    id text primary key,
    sealed_key bytea not null
  );
  create table sandbox_identity_codes (
    code_hash bytea primary key,
    claims jsonb not null,
    code_challenge text not null,
    created_at timestamptz not null default now()
  );
  create index sandbox_identity_codes_by_age on sandbox_identity_codes (created_at);
`;
