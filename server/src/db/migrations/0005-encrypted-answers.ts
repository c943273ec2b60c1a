import { type Kysely, sql } from 'kysely';

/** Encrypts remembered answers under the caller's key, and stops keeping that key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Deletes the answers stored in clear: they can't be sorted by whether they contain a secret.
  await sql`delete from idempotency_keys`.execute(db);
  await sql`
    alter table idempotency_keys
      drop constraint idempotency_keys_pkey,
      drop column key,
      drop column answer,
      add column key_hash bytea not null,
      add column answer bytea,
      add primary key (scope, key_hash)`.execute(db);
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db);
}
