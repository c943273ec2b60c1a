import { type Kysely, sql } from 'kysely';

/**
 * Payments with coins: quotes with an address each, the transactions that arrive there, coins that go back, the events of
 * the wallet's provider, and the sandbox's chains.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const coin = "text not null check (coin in ('BTC', 'ETH'))";

const statements = [
  'alter table invoices add crypto_payment_enabled boolean not null default false',
  `alter table invoice_payments
    drop constraint invoice_payments_method,
    add constraint invoice_payments_method
      check (method in ('balance', 'bank-debit', 'bank-transfer', 'card', 'crypto'))`,
  `create table crypto_quotes (
    id text primary key,
    invoice_id text not null references invoices,
    state text not null check (state in ('open', 'closed')),
    coin ${coin},
    address text not null unique,
    refund_address text not null,
    coin_minor numeric(38, 0) not null check (coin_minor > 0),
    amount_minor numeric(38, 0) not null check (amount_minor > 0),
    discount_minor numeric(38, 0) not null check (discount_minor >= 0),
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    rate text not null,
    remainder numeric not null check (remainder >= 0 and remainder < 1),
    payer_key text not null,
    payer_organization_id text references organizations,
    payer_person_id text references people,
    payer_locale text not null,
    quoted_on date not null,
    quoted_at timestamptz not null,
    expires_at timestamptz not null,
    payment_id text unique references invoice_payments
  )`,
  'create index crypto_quotes_of_invoice on crypto_quotes (invoice_id, payer_key, id desc)',
  `create index crypto_quotes_open on crypto_quotes (expires_at) where state = 'open'`,
  `create table crypto_payments (
    payment_id text primary key references invoice_payments,
    quote_id text not null references crypto_quotes
  )`,
  'create index crypto_payments_of_quote on crypto_payments (quote_id)',
  `create table crypto_receipts (
    id text primary key,
    quote_id text not null references crypto_quotes,
    transaction_id text not null,
    coin_minor numeric(38, 0) not null check (coin_minor > 0),
    seen_at timestamptz not null,
    sequence integer not null,
    confirmations integer not null check (confirmations >= 0),
    is_dropped boolean not null,
    arrivals integer not null default 0,
    losses integer not null default 0 check (losses between 0 and arrivals),
    unique (quote_id, transaction_id)
  )`,
  `create table crypto_refunds (
    id text primary key,
    quote_id text not null references crypto_quotes,
    payment_id text unique references invoice_payments,
    coin_minor numeric(38, 0) not null check (coin_minor > 0),
    state text not null check (state in ('queued', 'unknown', 'sent', 'refused')),
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    transaction_id text,
    fee_minor numeric(38, 0) not null default 0 check (fee_minor >= 0),
    code text,
    queued_at timestamptz not null,
    ended_at timestamptz
  )`,
  'create index crypto_refunds_of_quote on crypto_refunds (quote_id)',
  `create index crypto_refunds_waiting on crypto_refunds (next_attempt_at) where state in ('queued', 'unknown')`,
  `alter table payment_exceptions
    alter payment_id drop not null,
    add quote_id text references crypto_quotes,
    add constraint payment_exceptions_about check (payment_id is not null or quote_id is not null),
    drop constraint payment_exceptions_kind_check,
    add constraint payment_exceptions_kind_check
      check (kind in ('refund-account-unknown', 'refund-failed', 'refund-left-after-failure',
        'debit-settled-after-refusal', 'debit-returned-after-refund', 'card-refund-by-dispute', 'card-paid-back-twice',
        'card-refunded-unasked', 'coins-lost-after-refund'))`,
  `create unique index payment_exceptions_of_quote on payment_exceptions (quote_id, kind) where payment_id is null`,
  `create table chain_events (
    event_id text primary key,
    sequence integer not null,
    transaction_id text not null,
    coin ${coin},
    address text not null,
    coin_minor numeric(38, 0) not null check (coin_minor > 0),
    confirmations integer not null,
    is_dropped boolean not null,
    occurred_at timestamptz not null,
    received_at timestamptz not null default now(),
    applied_at timestamptz
  )`,
  'create index chain_events_waiting on chain_events (occurred_at) where applied_at is null',
  `alter table fx_trades
    alter transfer_id drop not null,
    add payment_id text references invoice_payments,
    add constraint fx_trades_cause check ((transfer_id is null) <> (payment_id is null))`,
  `create table sandbox_chain_addresses (
    address text primary key,
    coin ${coin},
    reference text not null unique
  )`,
  `create table sandbox_chain_events (
    event_id text primary key,
    sequence integer not null,
    transaction_id text not null,
    coin ${coin},
    address text not null,
    amount_minor numeric(38, 0) not null,
    confirmations integer not null,
    is_dropped boolean not null,
    occurred_at timestamptz not null,
    deliver_at timestamptz not null,
    is_delivered boolean not null default false
  )`,
  'create index sandbox_chain_events_waiting on sandbox_chain_events (deliver_at) where not is_delivered',
  `create table sandbox_chain_sends (
    reference text primary key,
    coin ${coin},
    address text not null,
    amount_minor numeric(38, 0) not null,
    fee_minor numeric(38, 0) not null,
    transaction_id text not null,
    code text
  )`,
];
