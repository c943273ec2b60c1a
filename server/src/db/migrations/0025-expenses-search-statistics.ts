import { type Kysely, sql } from 'kysely';

/**
 * Tells the planner how few expenses a short search term matches. It uses no statistics of an expression in a partial index, and would
 * guess so many matches that it reads all expenses in order instead of the search index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create statistics invoices_expenses_search_text on (invoice_search_text(number, custom_name, sender_name))
      from invoices`.execute(db);
  await sql`analyze invoices`.execute(db);
}
