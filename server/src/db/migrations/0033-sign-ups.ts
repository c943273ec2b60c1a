import { type Kysely, sql } from 'kysely';

/** Sign-ups that wait for their e-mail to be verified, and the terms that were accepted with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(signUps).execute(db);
  await sql.raw(acceptances).execute(db);
  await sql.raw(attempts).execute(db);
}

const signUps = `
  create table sign_ups (
    id text primary key,
    email text not null check (email = lower(email)),
    password_hash text,
    first_name text not null,
    last_name text not null,
    phone_number text not null,
    phone_number_country_iso text not null,
    locale text not null check (locale in ('en', 'es', 'es-MX')),
    tracking jsonb not null,
    invite_kind text check (invite_kind in ('company', 'member')),
    sealed_invite_token bytea,
    token_hash bytea unique,
    created_at timestamptz not null default now(),
    mailed_at timestamptz not null,
    expires_at timestamptz not null,
    person_id text unique references people,
    verified_at timestamptz,
    check ((person_id is null) = (verified_at is null)),
    -- The person has the password from then on.
    check ((person_id is null) = (password_hash is not null)),
    check ((invite_kind is null) = (sealed_invite_token is null))
  );
  create index sign_ups_waiting on sign_ups (email, id desc) where person_id is null;
  create index sign_ups_expired on sign_ups (expires_at) where person_id is null;
`;

// Without a reference to sign_ups: a sign-up that nobody verified is removed, what was accepted with it stays.
const acceptances = `
  create table terms_acceptances (
    id text primary key,
    sign_up_id text not null,
    document text not null,
    version text not null,
    language text not null check (language in ('en', 'es')),
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    ip text not null,
    accepted_at timestamptz not null default now(),
    unique (sign_up_id, document)
  );
  create trigger terms_acceptances_append_only before update or delete or truncate on terms_acceptances
    for each statement execute function refuse_change();
`;

const attempts = `
  alter table sign_in_attempts
    drop constraint sign_in_attempts_kind_check,
    add constraint sign_in_attempts_kind_check check (kind in (
      'password', 'password-anywhere', 'code', 'code-request', 'email-lookup', 'verification-mail', 'text-message'));
`;
