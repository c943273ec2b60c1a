import { type Kysely, sql } from 'kysely';

/** Delivery receipts of messages, one-time links that set a password, and versions of staff members for their edits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message_receipts (
      event_id text primary key,
      outbox_id text not null references outbox (id) on delete cascade,
      status text not null check (status in ('sent', 'delivered', 'undelivered')),
      reason text,
      occurred_at timestamptz not null,
      received_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index message_receipts_message on message_receipts (outbox_id, occurred_at)`.execute(db);
  await sql`create index outbox_recipient on outbox (recipient, id)`.execute(db);
  await sql`create index outbox_about on outbox (about, id) where about is not null`.execute(db);

  await sql`
    create table password_links (
      user_id text primary key,
      kind text not null check (kind in ('customer', 'staff')),
      token_hash bytea not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  // Nobody knows the password of a person who was invited and hasn't used their link.
  await sql`alter table people alter column password_hash drop not null`.execute(db);
  await sql`alter table staff alter column password_hash drop not null`.execute(db);
  await sql`alter table staff add column version integer not null default 1 check (version > 0)`.execute(db);
}
