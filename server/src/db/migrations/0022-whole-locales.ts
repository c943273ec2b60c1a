import { type Kysely, sql } from 'kysely';

/** A message keeps the whole tag of its reader, such as `es-MX`: amounts and dates are written by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      drop constraint outbox_locale_check,
      add constraint outbox_locale_check check (locale in ('en', 'es', 'es-MX'))`.execute(db);
}
