import { type Kysely, sql } from 'kysely';

/** Lets a message that can't be delivered be given up, and its content deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column given_up_at timestamptz`.execute(db);
  await sql`drop index outbox_waiting`.execute(db);
  await sql`
    create index outbox_waiting on outbox (next_attempt_at)
      where delivered_at is null and given_up_at is null`.execute(db);
}
