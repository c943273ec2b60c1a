import { type Kysely, sql } from 'kysely';

/** Remembered answers are encrypted under the caller's key, and the key is no longer kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What was remembered in clear is forgotten: it can't be told apart any more whether it held a secret.
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
