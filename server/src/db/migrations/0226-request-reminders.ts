import { type Kysely, sql } from 'kysely';

/** Plans reminders of requests for information that are not answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table information_requests add column next_reminder_on date',
  `update information_requests
    set next_reminder_on = (requested_at at time zone 'America/New_York')::date + 3 where status = 'sent'`,
  `create index information_requests_reminders on information_requests (next_reminder_on)
    where next_reminder_on is not null`,
];
