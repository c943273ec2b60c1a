import { type Kysely, sql } from 'kysely';

/** The language of a person's mails and pages: of their first sign-in, then as they chose. Null until they have signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['people', 'staff']) {
    await sql`
      alter table ${sql.table(table)}
        add column locale text check (locale in ('en', 'es', 'es-MX'))`.execute(db);
  }
}
