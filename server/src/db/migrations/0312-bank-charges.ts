import { type Kysely, sql } from 'kysely';

/** What banks take for their services, and interest, each booked once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const kinds = "'submitted', 'settled', 'rejected', 'returned', 'recalled', 'incoming', 'charged'";

const statements = [
  'alter table bank_file_events drop constraint bank_file_events_kind_check',
  `alter table bank_file_events add constraint bank_file_events_kind_check check (kind in (${kinds}))`,
  'alter table rails_events drop constraint rails_events_kind_check',
  `alter table rails_events add constraint rails_events_kind_check check (kind in (${kinds}))`,
  'alter table rails_events drop constraint rails_events_credit_kept',
  `alter table rails_events add constraint rails_events_credit_kept
    check ((kind in ('incoming', 'charged')) = (sealed_credit is not null))`,
  `create table bank_charges (
    id text primary key,
    bank_reference text not null unique,
    account text not null,
    currency text not null,
    kind text not null check (kind in ('fee', 'interest')),
    amount_minor numeric(38, 0) not null check (amount_minor <> 0),
    booked_on date not null,
    created_at timestamptz not null default now()
  )`,
  'create index bank_charges_of_day on bank_charges (currency, booked_on)',
  `create trigger bank_charges_append_only before update or delete or truncate on bank_charges
    for each statement execute function refuse_change()`,
];
