import { type Kysely, sql } from 'kysely';

/** People and staff with sessions and codes; organizations with members and accounts; outgoing messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [people, organizations, sessions, oneTimeCodes, apiKeys, notifications]) {
    await sql.raw(statement).execute(db);
  }
}

const people = `
  create extension if not exists pg_trgm;

  create table people (
    id text primary key,
    email text not null unique check (email = lower(email)),
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    phone_number text,
    phone_number_country_iso text,
    phone_number_verified boolean not null default false,
    status text not null default 'enabled' check (status in ('enabled', 'restricted', 'suspended')),
    kyc_status text not null default 'not_started',
    pep_status text not null default 'not_started',
    identity_status text not null default 'not_started',
    created_at timestamptz not null default now()
  );
  create index people_email_search on people using gin (email gin_trgm_ops);

  create table staff (
    id text primary key,
    email text not null unique check (email = lower(email)),
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    role text not null check (role in ('compliance-head', 'compliance-admin', 'customer-success', 'finance')),
    status text not null default 'enabled' check (status in ('enabled', 'restricted', 'suspended')),
    created_at timestamptz not null default now()
  );
`;

const organizations = `
  create table organizations (
    id text primary key,
    legal_name text not null,
    handle text unique check (handle = lower(handle)),
    organization_type text not null check (organization_type in ('business', 'solopreneur')),
    pricing_tier text not null,
    status text not null default 'enabled' check (status in ('enabled', 'restricted', 'owner_closed', 'admin_closed',
      'ofac', 'inactive', 'verification_denied', 'automatically_denied', 'dormant', 'duplicated')),
    verification_status text not null default 'not_started'
      check (verification_status in ('not_started', 'in_progress', 'completed', 'approved', 'denied')),
    provider_statuses jsonb not null,
    address jsonb,
    website text,
    escalated boolean not null default false,
    monitored boolean not null default false,
    first_deposit_at timestamptz,
    created_at timestamptz(3) not null default now()
  );
  create index organizations_newest on organizations (created_at desc, id desc);
  create index organizations_legal_name_search on organizations using gin (legal_name gin_trgm_ops);
  create index organizations_handle_search on organizations using gin (handle gin_trgm_ops);

  create table memberships (
    organization_id text not null references organizations,
    person_id text not null references people,
    role text not null check (role in ('owner', 'manager', 'read-only', 'no-access')),
    is_ubo boolean not null default false,
    created_at timestamptz not null default now(),
    primary key (organization_id, person_id)
  );
  create index memberships_of_person on memberships (person_id, created_at);

  create table currency_accounts (
    id text primary key,
    organization_id text not null references organizations,
    currency text not null,
    account_type text not null check (account_type in ('traditional', 'smart', 'merchant')),
    bank_account_number text unique,
    is_active boolean not null default true,
    created_at timestamptz not null default now(),
    unique (organization_id, currency, account_type),
    check (currency = 'USD' or account_type = 'traditional')
  );
`;

const sessions = `
  create table sessions (
    id text primary key,
    kind text not null check (kind in ('customer', 'staff')),
    stage text not null check (stage in ('intermediate', 'confirmed')),
    token_hash bytea not null unique,
    user_id text not null,
    organization_id text references organizations,
    code_waived boolean not null default false,
    ip text not null,
    user_agent text not null,
    created_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    idle_expires_at timestamptz not null,
    absolute_expires_at timestamptz not null
  );
  create index sessions_of_user on sessions (user_id);

  create table trusted_devices (
    id text primary key,
    kind text not null check (kind in ('customer', 'staff')),
    user_id text not null,
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  );
  create index trusted_devices_of_user on trusted_devices (user_id);
`;

const oneTimeCodes = `
  create table otp_challenges (
    id text primary key,
    user_id text not null,
    purpose text not null,
    salt bytea not null,
    code_hash bytea not null,
    wrong_attempts integer not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    consumed_at timestamptz,
    superseded_at timestamptz
  );
  create unique index otp_challenges_current on otp_challenges (user_id, purpose)
    where consumed_at is null and superseded_at is null;
  create index otp_challenges_of_user on otp_challenges (user_id, purpose, created_at desc);

  create table sign_in_attempts (
    subject text not null,
    kind text not null check (kind in ('password', 'code', 'code-request')),
    count integer not null,
    window_started_at timestamptz not null,
    locked_until timestamptz,
    primary key (subject, kind)
  );
`;

const apiKeys = `
  create table api_keys (
    id text primary key,
    organization_id text not null references organizations,
    name text not null,
    prefix text not null,
    secret_hash bytea not null unique,
    scopes text[] not null,
    created_at timestamptz not null default now(),
    used_at timestamptz,
    revoked_at timestamptz
  );
  create index api_keys_of_organization on api_keys (organization_id);
`;

const notifications = `
  create table outbox (
    id text primary key,
    channel text not null check (channel in ('email', 'sms')),
    recipient text not null,
    template text not null,
    locale text not null check (locale in ('en', 'es')),
    data jsonb not null,
    about text,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    last_error text,
    delivered_at timestamptz,
    created_at timestamptz not null default now()
  );
  create index outbox_waiting on outbox (next_attempt_at) where delivered_at is null;

  create table mailbox_messages (
    id text primary key,
    channel text not null check (channel in ('email', 'sms')),
    idempotency_key text not null unique,
    recipient text not null,
    sender text not null,
    subject text not null,
    text text not null,
    html text,
    received_at timestamptz not null default now(),
    business_received_at timestamptz not null
  );
  create index mailbox_messages_of_recipient on mailbox_messages (recipient, id desc);
`;
