import { type Kysely, sql } from 'kysely';

/**
 * Invoices, payments, messages to and from the bank rails, and the sandbox bank.
 *
 * Business instants (suffix `_at` beside a business date, or named so) are on the business clock; `real_at`, `expires_at`
 * and `next_attempt_at` are real time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(invoices).execute(db);
  await sql.raw(payments).execute(db);
  await sql.raw(rails).execute(db);
  await sql.raw(sandboxBank).execute(db);
}

const invoices = `
create table invoices (
  id text primary key,
  seller_organization_id text not null,
  buyer_organization_id text,
  number text,
  status text not null check (status in (
    'draft', 'scheduled', 'sent', 'pending_payment_approval', 'allocated', 'completed', 'paid_late', 'paid_externally',
    'rejected_by_recipient', 'canceled_by_sender', 'denied', 'deleted')),
  is_overdue boolean not null default false,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  base_amount_minor numeric(38,0) not null check (base_amount_minor >= 0),
  amount_to_pay_minor numeric(38,0) not null check (amount_to_pay_minor >= 0),
  total_due_minor numeric(38,0) not null check (total_due_minor >= 0),
  paid_amount_minor numeric(38,0) check (paid_amount_minor > 0),
  sending_date date,
  due_date date not null,
  paid_on_date date,
  payment_id text,
  payment_window text check (payment_window in ('allocated_early', 'allocated_on_time', 'paid_on_due', 'late')),
  ach_direct_debit_enabled boolean not null,
  custom_name text,
  sender_name text not null,
  sender_address jsonb,
  recipient_email text not null,
  recipient_name text not null,
  last_payment_failure_code text,
  last_payment_failed_at timestamptz,
  payment_reversed boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (seller_organization_id, number),
  check (status in ('draft', 'scheduled', 'deleted') or (number is not null and sending_date is not null)),
  check (not is_overdue or status = 'sent')
);
create index invoices_income on invoices (seller_organization_id, due_date desc, id desc);
create index invoices_expenses on invoices (buyer_organization_id, due_date desc, id desc)
  where buyer_organization_id is not null and number is not null;
create index invoices_becoming_overdue on invoices (due_date) where status = 'sent' and not is_overdue;

create table invoice_items (
  invoice_id text not null references invoices (id),
  position integer not null check (position >= 0),
  name text not null,
  rate numeric not null check (rate >= 0),
  quantity numeric not null check (quantity > 0),
  amount_minor numeric(38,0) not null check (amount_minor >= 0),
  primary key (invoice_id, position)
);

-- One row a seller; its lock is what makes the numbers gap-free.
create table invoice_numbers (
  seller_organization_id text primary key,
  last_number bigint not null check (last_number > 0)
);

create table invoice_invites (
  id text primary key,
  invoice_id text not null references invoices (id),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index invoice_invites_invoice on invoice_invites (invoice_id);

create table invoice_events (
  id text primary key,
  invoice_id text not null references invoices (id),
  sequence integer not null,
  event text not null,
  from_status text,
  to_status text not null,
  actor_kind text not null,
  actor_id text,
  detail jsonb not null,
  business_at timestamptz not null,
  real_at timestamptz not null default now(),
  unique (invoice_id, sequence)
);
`;

const payments = `
create table debit_authorizations (
  id text primary key,
  invoice_id text not null references invoices (id),
  invite_id text not null references invoice_invites (id),
  version text not null,
  locale text not null,
  text text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  provider_user_id text not null,
  bank_name text not null,
  account_mask text not null,
  account_fingerprint text not null,
  account_token text not null,
  ip text not null,
  user_agent text not null,
  business_at timestamptz not null,
  accepted_at timestamptz not null default now()
);

create table invoice_payments (
  id text primary key,
  invoice_id text not null references invoices (id),
  method text not null check (method in ('balance', 'ach-debit')),
  state text not null check (state in (
    'authorized', 'submitted', 'settled', 'cleared', 'refused', 'returned', 'reversed')),
  amount_minor numeric(38,0) not null check (amount_minor > 0),
  currency text not null,
  payer_organization_id text,
  payer_account_type text,
  debit_authorization_id text references debit_authorizations (id),
  payer_locale text not null,
  authorized_on date not null,
  authorized_at timestamptz not null,
  settled_at timestamptz,
  window_closes_at timestamptz,
  cleared_at timestamptz,
  release_at timestamptz,
  released_at timestamptz,
  failure_code text,
  failed_at timestamptz,
  check ((method = 'balance') = (payer_organization_id is not null)),
  check ((method = 'ach-debit') = (debit_authorization_id is not null))
);
-- The guard behind "exactly one wins": whatever the code does, an invoice never has two payments that may take money.
create unique index invoice_payments_one_active on invoice_payments (invoice_id)
  where state not in ('refused', 'returned', 'reversed');
create index invoice_payments_invoice on invoice_payments (invoice_id);
create index invoice_payments_window on invoice_payments (window_closes_at) where state = 'settled';
create index invoice_payments_release on invoice_payments (release_at) where state = 'cleared' and released_at is null;

create table blocked_bank_accounts (
  account_fingerprint text primary key,
  return_code text not null,
  payment_id text not null references invoice_payments (id),
  blocked_at timestamptz not null
);
`;

const rails = `
-- What must be told to the bank, committed with the journal that caused it.
create table rails_submissions (
  payment_id text primary key references invoice_payments (id),
  reference text not null unique,
  state text not null check (state in ('queued', 'unknown', 'accepted', 'refused')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  trace_number text unique,
  refusal_code text,
  created_at timestamptz not null default now()
);
create index rails_submissions_open on rails_submissions (next_attempt_at) where state in ('queued', 'unknown');

-- What the bank told us, once each however often it is delivered.
create table rails_events (
  provider_event_id text primary key,
  reference text not null,
  kind text not null check (kind in ('settled', 'returned')),
  return_code text,
  fee_minor numeric(38,0),
  occurred_at timestamptz not null,
  received_at timestamptz not null default now(),
  applied_at timestamptz
);
create index rails_events_open on rails_events (occurred_at, provider_event_id) where applied_at is null;
`;

const sandboxBank = `
create table sandbox_bank_link_sessions (
  token_hash text primary key,
  reference text not null,
  locale text not null,
  expires_at timestamptz not null
);

create table sandbox_bank_links (
  provider_user_id text primary key,
  reference text not null,
  bank_id text not null,
  account_id text not null,
  holder_hash text not null,
  created_at timestamptz not null default now()
);

create table sandbox_rails_entries (
  reference text primary key,
  trace_number text unique,
  refusal_code text,
  return_code text,
  submitted_at timestamptz not null,
  settles_at timestamptz,
  returns_at timestamptz,
  settlement_delivered boolean not null default false,
  return_delivered boolean not null default false,
  check ((trace_number is null) <> (refusal_code is null))
);
create index sandbox_rails_entries_settling on sandbox_rails_entries (settles_at) where not settlement_delivered;
create index sandbox_rails_entries_returning on sandbox_rails_entries (returns_at) where not return_delivered;
`;
