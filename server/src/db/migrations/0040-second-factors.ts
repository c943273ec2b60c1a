import { type Kysely, sql } from 'kysely';

/** Authenticator apps with recovery codes, passkeys, where devices were remembered, and notices to owners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [authenticators, passkeys, devices, notices, attempts]) await sql.raw(statement).execute(db);
}

const authenticators = `
  create table authenticators (
    user_id text primary key,
    kind text not null check (kind in ('customer', 'staff')),
    sealed_secret bytea not null,
    confirmed_at timestamptz,
    last_step bigint,
    last_purpose text,
    created_at timestamptz not null default now()
  );

  create table recovery_codes (
    id text primary key,
    user_id text not null references authenticators on delete cascade,
    code_hash bytea not null,
    used_at timestamptz,
    created_at timestamptz not null default now(),
    unique (user_id, code_hash)
  );
`;

const passkeys = `
  create table passkeys (
    id text primary key,
    user_id text not null references people,
    name text not null,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    created_at timestamptz not null default now(),
    used_at timestamptz
  );
  create index passkeys_of_user on passkeys (user_id, created_at);

  create table passkey_challenges (
    challenge text primary key,
    bound_to bytea not null,
    created_at timestamptz not null default now()
  );
  create index passkey_challenges_by_age on passkey_challenges (created_at);
`;

const devices = `
  alter table trusted_devices
    add column ip text not null default '',
    add column user_agent text not null default '';
`;

const notices = `
  create table security_notices (
    person_id text not null references people,
    organization_id text not null references organizations,
    sent_at timestamptz not null default now(),
    primary key (person_id, organization_id)
  );
`;

const attempts = `
  alter table sign_in_attempts
    drop constraint sign_in_attempts_kind_check,
    add constraint sign_in_attempts_kind_check check (kind in (
      'password', 'password-anywhere', 'code', 'code-request', 'email-lookup', 'verification-mail', 'text-message',
      'reset-code', 'reset-request', 'reset-request-anywhere'));
`;
