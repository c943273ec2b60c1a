import { type Kysely, sql } from 'kysely';

/**
 * Whoever has an account token can ask a bank for money, so it may not stand in clear in backups and exports. It is needed
 * until its debit is submitted and never again: the ones in clear are dropped, not encrypted.
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
