import { type Kysely, sql } from 'kysely';

/** Invoices that are sent again by date. Each place in a series is taken once, however many processes send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table invoice_series (
    id text primary key,
    seller_organization_id text not null references organizations,
    source_invoice_id text not null unique references invoices,
    every text not null check (every in ('week', 'month')),
    anchor_date date not null,
    end_date date,
    max_count integer check (max_count between 2 and 120),
    sent_count integer not null default 1 check (sent_count > 0),
    next_on date,
    state text not null check (state in ('active', 'paused', 'stopped', 'ended')),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint invoice_series_next check ((state = 'active') = (next_on is not null)),
    constraint invoice_series_end check (end_date is null or max_count is null)
  )`,
  `create index invoice_series_due on invoice_series (next_on, id) where state = 'active'`,
  'create index invoice_series_of_seller on invoice_series (seller_organization_id, id)',
  `alter table invoices
    add recurrence jsonb,
    add series_id text references invoice_series,
    add series_position integer,
    add constraint invoices_series check ((series_id is null) = (series_position is null) and series_position > 0)`,
  'create unique index invoices_series_position on invoices (series_id, series_position) where series_id is not null',
];
