import { type Kysely, sql } from 'kysely';

/**
 * The amount of a match whose deposit paid an invoice when it was released, since less of it is on an account then.
 * Null for all others, so that no row is touched: there it is what of the deposit paid no invoice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deposit_matches add amount_minor numeric(38, 0),
      add constraint deposit_matches_amount check (amount_minor > 0)`.execute(db);
}
