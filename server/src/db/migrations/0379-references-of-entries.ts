import { type Kysely, sql } from 'kysely';

/** Keeps what tells a booking that notifications and statements report by different references. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_file_entries add facts text, add notified_as text, add stated_as text`.execute(db);
  await sql`create index bank_file_entries_by_facts on bank_file_entries (facts) where facts is not null`.execute(db);
}
