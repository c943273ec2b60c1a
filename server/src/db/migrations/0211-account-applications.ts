import { type Kysely, sql } from 'kysely';

/** Applications of approved companies at the providers of accounts, and the sandbox provider's own books. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table account_applications (
    id text primary key,
    organization_id text not null references organizations,
    account_type text not null check (account_type in ('traditional', 'smart', 'merchant')),
    state text not null default 'queued' check (state in ('queued', 'unknown', 'submitted', 'in_review',
      'request_for_information', 'error', 'approved', 'denied', 'ineligible')),
    reason text,
    provider_reference text,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    requested_at timestamptz not null,
    news_at timestamptz,
    decided_at timestamptz,
    unique (organization_id, account_type),
    constraint account_applications_decided check
      ((decided_at is not null) = (state in ('approved', 'denied', 'ineligible')))
  )`,
  `create index account_applications_waiting on account_applications (next_attempt_at)
    where state in ('queued', 'unknown', 'submitted', 'in_review', 'request_for_information')`,
  `create table account_application_errors (
    id text primary key,
    application_id text not null references account_applications,
    code text not null,
    message text not null,
    field text,
    occurred_at timestamptz not null
  )`,
  'create index account_application_errors_of on account_application_errors (application_id, id)',
  `create table sandbox_account_applications (
    reference text primary key,
    account_type text not null,
    behaviour text not null,
    tries integer not null default 0,
    accepted_at timestamptz
  )`,
  `create table sandbox_account_events (
    event_id text primary key,
    reference text not null references sandbox_account_applications,
    status text not null,
    reason text,
    occurs_at timestamptz not null,
    callback_at timestamptz,
    attempts integer not null default 0
  )`,
  'create index sandbox_account_events_callback on sandbox_account_events (callback_at) where callback_at is not null',
  'create index sandbox_account_events_of on sandbox_account_events (reference, occurs_at)',
];
