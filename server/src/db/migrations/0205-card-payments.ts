import { type Kysely, sql } from 'kysely';

/**
 * Card payments: the charge of each, the processor's events, and the sandbox processor's own books. A charge row commits
 * with the payment that it is for, like an instruction to a bank.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table invoices add card_payment_enabled boolean not null default false',
  `alter table invoice_payments
    add disputed_at timestamptz,
    add constraint invoice_payments_disputed check (disputed_at is null or method = 'card'),
    drop constraint invoice_payments_method,
    add constraint invoice_payments_method check (method in ('balance', 'bank-debit', 'bank-transfer', 'card'))`,
  `create table card_charges (
    id text primary key,
    payment_id text not null unique references invoice_payments,
    state text not null check (state in ('queued', 'unknown', 'authorized', 'capturing', 'captured', 'declined', 'voided',
      'refunding', 'refunded')),
    amount_minor numeric(38, 0) not null check (amount_minor > 0),
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    sealed_token bytea,
    card_brand text not null,
    card_last4 text not null check (card_last4 ~ '^[0-9]{4}$'),
    statement_descriptor text not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    processor_reference text unique,
    decline_code text,
    queued_at timestamptz not null,
    authorized_at timestamptz,
    captured_at timestamptz,
    paid_out_at timestamptz,
    fee_minor numeric(38, 0) not null default 0 check (fee_minor >= 0),
    ended_at timestamptz,
    dispute_state text check (dispute_state in ('open', 'won', 'lost')),
    dispute_code text,
    dispute_fee_minor numeric(38, 0) not null default 0 check (dispute_fee_minor >= 0),
    disputed_at timestamptz,
    dispute_decided_at timestamptz,
    created_at timestamptz not null default now(),
    constraint card_charges_token check ((sealed_token is null) = (state not in ('queued', 'unknown'))),
    constraint card_charges_dispute check ((dispute_state is null) = (disputed_at is null)
      and (dispute_decided_at is null) = (coalesce(dispute_state, 'open') = 'open'))
  )`,
  `create index card_charges_waiting on card_charges (next_attempt_at)
    where state in ('queued', 'unknown', 'authorized', 'capturing', 'refunding')`,
  `create table card_events (
    event_id text primary key,
    reference text not null,
    kind text not null check (kind in ('authorized', 'captured', 'declined', 'voided', 'refunded', 'paid-out',
      'dispute-opened', 'dispute-won', 'dispute-lost')),
    code text,
    fee_minor numeric(38, 0),
    occurred_at timestamptz not null,
    received_at timestamptz not null default now(),
    applied_at timestamptz
  )`,
  'create index card_events_waiting on card_events (occurred_at) where applied_at is null',
  'create index card_events_of_charge on card_events (reference)',
  `create table sandbox_card_sessions (
    token_hash text primary key,
    purpose text not null,
    locale text not null,
    parent_origin text not null,
    expires_at timestamptz not null
  )`,
  `create table sandbox_card_tokens (
    token_hash text primary key,
    purpose text not null,
    behaviour text not null,
    brand text not null,
    last4 text not null,
    used_by text,
    expires_at timestamptz not null
  )`,
  `create table sandbox_card_charges (
    reference text primary key,
    processor_reference text not null unique,
    state text not null check (state in ('authorized', 'captured', 'declined', 'voided', 'refunded')),
    behaviour text not null,
    brand text,
    last4 text,
    decline_code text,
    amount_minor numeric(38, 0),
    currency text,
    statement_descriptor text,
    dispute_state text check (dispute_state in ('open', 'won', 'lost')),
    created_at timestamptz not null
  )`,
  `create table sandbox_card_events (
    event_id text primary key,
    reference text not null,
    kind text not null,
    code text,
    fee_minor numeric(38, 0),
    occurred_at timestamptz not null,
    deliver_at timestamptz not null,
    is_delivered boolean not null default false
  )`,
  'create index sandbox_card_events_waiting on sandbox_card_events (deliver_at) where not is_delivered',
];
