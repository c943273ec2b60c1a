import { type Kysely, sql } from 'kysely';

/** The file that goes with an invoice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table invoices add attached_file_id text references files').execute(db);
}
