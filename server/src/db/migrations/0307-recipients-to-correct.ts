import { type Kysely, sql } from 'kysely';

/** The recipients of an organization whose details must be corrected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index external_accounts_to_correct on external_accounts (organization_id)
      where attention_reason is not null and removed_at is null`.execute(db);
}
