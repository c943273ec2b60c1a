import { type Kysely, sql } from 'kysely';

/** Finds the Smart and Merchant accounts that the reference of a deposit names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index currency_accounts_by_deposit_reference
      on currency_accounts (upper(left(md5(organization_id || ':' || account_type), 12)))
      where account_type <> 'traditional'`.execute(db);
}
