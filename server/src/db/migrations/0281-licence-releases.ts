import { type Kysely, sql } from 'kysely';

/** Money that is kept by order of an authority is released under its licence, by two people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table licence_releases (
    id text primary key,
    payment_id text references invoice_payments (id),
    transfer_id text references transfers (id),
    authority text not null,
    licence_number text not null,
    reason text not null,
    requested_by text not null references staff (id),
    requested_at timestamptz not null,
    state text not null default 'requested' check (state in ('requested', 'released', 'refused')),
    decided_by text references staff (id),
    decided_at timestamptz,
    decision_reason text,
    check ((payment_id is null) <> (transfer_id is null)),
    check ((state = 'requested') = (decided_at is null)),
    check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (decision_reason is null)),
    constraint licence_releases_two_people check (state <> 'released' or decided_by <> requested_by)
  )`,
  `create unique index licence_releases_of_payment on licence_releases (payment_id)
    where payment_id is not null and state <> 'refused'`,
  `create unique index licence_releases_of_transfer on licence_releases (transfer_id)
    where transfer_id is not null and state <> 'refused'`,
  "create index blocked_payments on invoice_payments (id) where state = 'blocked'",
  "create index blocked_transfers on transfers (id) where state = 'blocked'",
  `alter table invoice_payments
    add unblocked_at timestamptz,
    add constraint invoice_payments_unblocked check (unblocked_at is null or (state = 'denied' and held_at is not null))`,
  `alter table transfer_events
    drop constraint transfer_events_event_check,
    add constraint transfer_events_event_check check (event in ('created', 'allowed', 'denied', 'blocked', 'licensed',
      'approved', 'rejected', 'canceled', 'sent', 'settled', 'returned', 'refunded'))`,
];
