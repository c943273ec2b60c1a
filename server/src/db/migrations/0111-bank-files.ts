import { type Kysely, sql } from 'kysely';

/** Orders, files and events of the adapter that exchanges files with a bank. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
}

const tables = `
create table bank_files (
  id text primary key,
  direction text not null check (direction in ('out', 'in')),
  name text not null,
  format text,
  entries integer not null,
  content_hash bytea check (length(content_hash) = 32),
  sealed_content bytea,
  created_on date not null,
  created_at timestamptz not null,
  prepared_at timestamptz,
  delivered_at timestamptz,
  problem text
);
create unique index bank_files_read_once on bank_files (content_hash);
create index bank_files_undelivered on bank_files (created_at) where direction = 'out' and delivered_at is null;
create index bank_files_of_day on bank_files (created_on, format) where direction = 'out';

create table bank_file_orders (
  reference text primary key,
  number bigint generated always as identity unique,
  format text check (format in ('nacha', 'pain.001')),
  bank_reference text,
  refusal_code text,
  sealed_order bytea,
  queued_at timestamptz not null,
  file_id text references bank_files,
  settles_at timestamptz,
  settlement_reported boolean not null default false,
  constraint bank_file_orders_decided check ((bank_reference is null) <> (refusal_code is null)),
  constraint bank_file_orders_format check ((bank_reference is null) = (format is null))
);
create index bank_file_orders_waiting on bank_file_orders (format, queued_at) where file_id is null and refusal_code is null;
create index bank_file_orders_settling on bank_file_orders (settles_at) where not settlement_reported;
create index bank_file_orders_by_bank_reference on bank_file_orders (bank_reference);
create index bank_file_orders_of_file on bank_file_orders (file_id);

create table bank_file_entries (
  entry_reference text primary key,
  file_id text not null references bank_files
);

create table bank_file_events (
  provider_event_id text primary key,
  reference text not null,
  kind text not null check (kind in ('submitted', 'settled', 'rejected', 'returned', 'recalled', 'incoming')),
  code text,
  sealed_credit bytea,
  occurred_at timestamptz not null,
  file_id text references bank_files,
  acknowledged_at timestamptz
);
create index bank_file_events_waiting on bank_file_events (occurred_at, provider_event_id) where acknowledged_at is null;

create table bank_file_corrections (
  original_trace text not null,
  code text not null,
  reference text,
  sealed_data bytea not null,
  file_id text not null references bank_files,
  received_at timestamptz not null,
  primary key (original_trace, code)
);
`;
