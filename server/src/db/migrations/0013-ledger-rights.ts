import { type Kysely, sql } from 'kysely';

/**
 * Only these functions write the ledger: they run as the owner, so the app's role needs no right to write its tables.
 * The search path is pinned, with temporary objects last, so that a caller's table can't replace one of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_lock_balance(account_code text, account_unit text) returns numeric language sql as $$
      select b.posted - b.pending_decrease from ledger_balances b
      where b.account_id = (select a.id from ledger_accounts a where a.code = account_code and a.unit = account_unit)
      for no key update
    $$`.execute(db);
  for (const entryPoint of [
    'ledger_lock_balance(text, text)',
    'ledger_mirror(jsonb, text, timestamptz)',
    'ledger_post(jsonb, timestamptz)',
    'ledger_seal(integer)',
  ]) {
    await sql.raw(`alter function ${entryPoint} security definer set search_path = public, pg_temp`).execute(db);
  }
  // Runs at commit, when the caller's rights and search path apply again.
  await sql`
    alter function ledger_refuse_empty_journal() security definer set search_path = public, pg_temp`.execute(db);
}
