import { type Kysely, sql } from 'kysely';

/** When a transfer was held that is on no account, such as a guest's; and the held transfers of an invoice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deposits add held_without_account_at timestamptz,
      drop constraint deposits_matched,
      add constraint deposits_matched check ((organization_id is not null) = (state = 'credited'
        or (state = 'held' and (organization_id is not null or held_without_account_at is null))));
    create index deposits_held_for_invoice on deposits (invoice_id) where state = 'held'`.execute(db);
}
