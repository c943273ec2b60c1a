import { type Kysely, sql } from 'kysely';

/** Gives the ledger a permanent id, to distinguish its chain heads kept elsewhere from those of another ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_identity (
      id text primary key check (id ~ '^ldg_[0-9a-f]{32}$'),
      is_only boolean not null default true unique check (is_only)
    )`.execute(db);
  await sql`insert into ledger_identity (id) values ('ldg_' || replace(gen_random_uuid()::text, '-', ''))`.execute(db);
  await sql`
    create trigger ledger_identity_append_only before update or delete or truncate on ledger_identity
      for each statement execute function refuse_change()`.execute(db);
}
