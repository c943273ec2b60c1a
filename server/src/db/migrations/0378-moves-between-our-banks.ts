import { type Kysely, sql } from 'kysely';

/**
 * Staff deal with entries of statements that nothing explains, and book moves between our banks that no order explains.
 * A transfer that our banks moved twice waits for staff.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table unexplained_entries (
    id text primary key,
    event_id text not null unique references rails_events (provider_event_id),
    booked_on date not null,
    order_reference text references rails_instructions (reference),
    direction text check (direction in ('there', 'back')),
    dealt_at timestamptz,
    dealt_by text,
    note text,
    constraint unexplained_entries_order check ((order_reference is null) = (direction is null)),
    constraint unexplained_entries_dealt
      check ((dealt_at is null) = (dealt_by is null) and (dealt_at is null) = (note is null)))`,
  'create index unexplained_entries_latest on unexplained_entries (booked_on desc, id)',
  'create index unexplained_entries_open on unexplained_entries (booked_on desc, id) where dealt_at is null',
  'create index unexplained_entries_of_orders on unexplained_entries (order_reference) where dealt_at is null',
  `insert into unexplained_entries (id, event_id, booked_on)
    select reference, provider_event_id, coalesce(booked_on, (occurred_at at time zone 'America/New_York')::date)
    from rails_events where kind = 'unexplained' and applied_at is not null`,
  'drop index rails_events_unexplained',
  `create table transfer_bank_moves (
    transfer_id text not null references transfers (id),
    number integer not null check (number > 0),
    direction text not null check (direction in ('there', 'back')),
    at timestamptz not null,
    staff_id text not null,
    reason text not null,
    primary key (transfer_id, number))`,
  `create trigger transfer_bank_moves_append_only before update or delete or truncate on transfer_bank_moves
    for each statement execute function refuse_change()`,
  `alter table transfers add moved_twice_at timestamptz,
    add constraint transfers_moved_twice check (moved_twice_at is null
      or (via_transit and state = 'completed' and moved_back_at is null)),
    drop constraint transfers_moved_back,
    add constraint transfers_moved_back check (moved_back_at is null or (via_transit and state = 'completed'))`,
  'create index transfers_moved_twice_at on transfers (id) where moved_twice_at is not null',
];
