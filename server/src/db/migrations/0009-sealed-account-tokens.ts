import { type Kysely, sql } from 'kysely';

/**
 * Encrypts account tokens: they allow asking a bank for money, so backups and exports must not contain them in clear.
 * Existing ones in clear are deleted, since a token is needed only until its debit is submitted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select 1 from rails_submissions where state in ('queued', 'unknown') limit 1`.execute(db);
  if (rows.length > 0)
    throw new Error('Debits are waiting to be submitted. Let the version before this one finish them.');
  await sql`
    alter table debit_authorizations
      drop column account_token,
      add column sealed_account_token bytea,
      add constraint debit_authorizations_token_sealed check (sealed_account_token is not null) not valid`.execute(db);
}
