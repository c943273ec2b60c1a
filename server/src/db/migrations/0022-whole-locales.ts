import { type Kysely, sql } from 'kysely';

/** Stores the whole language tag of a message's reader, such as `es-MX`: it decides the format of amounts and dates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      drop constraint outbox_locale_check,
      add constraint outbox_locale_check check (locale in ('en', 'es', 'es-MX'))`.execute(db);
}
