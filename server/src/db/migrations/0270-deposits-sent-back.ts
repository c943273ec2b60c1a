import { type Kysely, sql } from 'kysely';

/** When staff decided that a matched deposit goes back to its sender: denied, or given back to the bank that recalls it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deposit_matches
      add sent_back_at timestamptz,
      add constraint deposit_matches_sent_back check (sent_back_at is null or undone_at is not null)`.execute(db);
}
