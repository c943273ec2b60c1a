import { type Kysely, sql } from 'kysely';

/**
 * Gives the planner statistics on how few expenses match a short search term. It uses none of an expression in a
 * partial index, and would otherwise expect so many matches that it reads all expenses instead of the search index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create statistics invoices_expenses_search_text on (invoice_search_text(number, custom_name, sender_name))
      from invoices`.execute(db);
  await sql`analyze invoices`.execute(db);
}
