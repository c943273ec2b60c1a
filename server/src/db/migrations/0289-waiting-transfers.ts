import { type Kysely, sql } from 'kysely';

/** Transfers that wait for staff, in the order of their list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index transfers_waiting on transfers (id) where state in ('on_hold', 'in_review', 'returned')`.execute(db);
}
