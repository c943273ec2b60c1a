import { type Kysely, sql } from 'kysely';

/**
 * Numbers of statements' pages that close no day: a statement after them leaves out no number. And an index of the deposits
 * that were called back, which each day's comparison reads.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_file_pages (
      account text not null,
      currency text not null,
      number numeric(18, 0) not null,
      file_id text not null references bank_files (id),
      primary key (account, currency, number)
    )`.execute(db);
  await sql`create index deposits_called_back on deposits (bank_reference) where recalled_at is not null`.execute(db);
}
