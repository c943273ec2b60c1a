import { type Kysely, sql } from 'kysely';

/** Reminders that a seller has planned, in days from the due date. The job reads the day of the next one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table invoices
      add reminder_days jsonb not null default '[]',
      add next_reminder_on date`)
    .execute(db);
  await sql
    .raw('create index invoices_next_reminder on invoices (next_reminder_on, id) where next_reminder_on is not null')
    .execute(db);
}
