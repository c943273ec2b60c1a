import { type Kysely, sql } from 'kysely';

/**
 * Kinds for money on hold, by its reason, for the two stages of a payout, and for reward points. An organization's
 * points never fall below zero: what a reversal can't take back is owed as `pts:due`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into ledger_account_kinds (prefix, class, book, normal_side, keeps_balance) values
      ('hold:pay',      'liability', 'cash',   'credit', true),
      ('hold:dep',      'liability', 'cash',   'credit', true),
      ('hold:txn',      'liability', 'cash',   'credit', true),
      ('payout:queued', 'liability', 'cash',   'credit', true),
      ('payout:sent',   'liability', 'cash',   'credit', true),
      ('pts',           'liability', 'points', 'credit', true),
      ('pts:due',       'asset',     'points', 'debit',  true),
      ('pts:issuer',    'asset',     'points', 'debit',  false)`.execute(db);
}
