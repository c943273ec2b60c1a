import { type Kysely, sql } from 'kysely';

/** Transfers with their quotes and their history, and the conversions that the house covers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [quotes, transfers, events, trades]) await sql.raw(statement).execute(db);
}

const quotes = `
  create table transfer_quotes (
    id text primary key,
    organization_id text not null references organizations (id),
    person_id text not null references people (id),
    kind text not null check (kind in ('own-account', 'organization', 'withdrawal')),
    from_currency text not null,
    from_account_type text not null,
    to_organization_id text references organizations (id),
    to_currency text not null,
    to_account_type text,
    to_name text not null,
    to_handle text,
    sent_minor numeric(38,0) not null check (sent_minor > 0),
    fee_minor numeric(38,0) not null check (fee_minor >= 0),
    margin_minor numeric(38,0) not null check (margin_minor >= 0 and margin_minor < sent_minor),
    received_minor numeric(38,0) not null check (received_minor > 0),
    remainder numeric not null check (remainder >= 0 and remainder < 1),
    rate numeric check (rate > 0),
    margin_rate numeric check (margin_rate >= 0 and margin_rate < 1),
    rate_source text,
    rate_as_of timestamptz,
    reference text,
    needs_review boolean not null,
    arrives_at timestamptz not null,
    created_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > created_at),
    check ((kind = 'withdrawal') = (to_organization_id is null)),
    check ((to_organization_id is null) = (to_account_type is null)),
    check ((rate is null) = (from_currency = to_currency)),
    check ((rate is null) = (margin_rate is null) and (rate is null) = (rate_source is null)
      and (rate is null) = (rate_as_of is null)),
    check (rate is not null or (margin_minor = 0 and remainder = 0 and received_minor = sent_minor))
  );
  create trigger transfer_quotes_append_only before update or delete or truncate on transfer_quotes
    for each statement execute function refuse_change();
`;

const transfers = `
  create table transfers (
    id text primary key,
    quote_id text not null unique references transfer_quotes (id),
    organization_id text not null references organizations (id),
    to_organization_id text references organizations (id),
    person_id text not null references people (id),
    state text not null check (state in ('on_hold', 'in_review', 'queued', 'in_transit', 'completed', 'returned',
      'refunded', 'rejected', 'canceled', 'blocked')),
    was_held boolean not null,
    via_transit boolean not null,
    moved_at timestamptz,
    sent_at timestamptz,
    arrives_at timestamptz,
    completed_at timestamptz,
    returned_at timestamptz,
    return_fee_minor numeric(38,0) not null default 0 check (return_fee_minor >= 0),
    created_at timestamptz not null,
    check (was_held or moved_at is not null),
    check (state not in ('queued', 'in_review', 'in_transit', 'completed', 'returned', 'refunded') or moved_at is not null),
    check (state not in ('on_hold', 'blocked') or moved_at is null),
    check (state <> 'completed' or completed_at is not null),
    check ((state in ('returned', 'refunded')) = (returned_at is not null))
  );
  create index transfers_made on transfers (organization_id, id desc);
  create index transfers_received on transfers (to_organization_id, id desc) where to_organization_id is not null;
`;

const events = `
  create table transfer_events (
    id text primary key,
    transfer_id text not null references transfers (id),
    event text not null check (event in ('created', 'allowed', 'denied', 'blocked', 'approved', 'rejected', 'canceled',
      'sent', 'settled', 'returned', 'refunded')),
    from_state text,
    to_state text not null,
    at timestamptz not null,
    actor_kind text not null,
    actor_id text,
    reason text
  );
  create index transfer_events_by_transfer on transfer_events (transfer_id, id);
  create trigger transfer_events_append_only before update or delete or truncate on transfer_events
    for each statement execute function refuse_change();
`;

const trades = `
  create table fx_covers (
    id text primary key,
    sold_currency text not null,
    sold_minor numeric(38,0) not null check (sold_minor > 0),
    bought_currency text not null,
    bought_minor numeric(38,0) not null check (bought_minor > 0),
    residual_minor numeric(38,0) not null check (residual_minor >= 0),
    made_at timestamptz not null
  );
  create trigger fx_covers_append_only before update or delete or truncate on fx_covers
    for each statement execute function refuse_change();

  create table fx_trades (
    id text primary key,
    transfer_id text not null references transfers (id),
    sold_currency text not null,
    sold_minor numeric(38,0) not null check (sold_minor > 0),
    bought_currency text not null check (bought_currency <> sold_currency),
    bought_minor numeric(38,0) not null check (bought_minor > 0),
    remainder numeric not null check (remainder >= 0 and remainder < 1),
    due_at timestamptz not null,
    cover_id text references fx_covers (id)
  );
  create index fx_trades_uncovered on fx_trades (due_at, id) where cover_id is null;
  create index fx_trades_by_cover on fx_trades (cover_id) where cover_id is not null;
`;
