import { type Kysely, sql } from 'kysely';

/**
 * Stores which of the seller's accounts was credited for a payment, so that a late return debits that account,
 * whichever the seller prefers by then. Filled from the journals for payments released so far.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoice_payments add column credited_account_type text`.execute(db);
  await sql`
    update invoice_payments set credited_account_type = split_part(account.code, ':', 3)
    from ledger_journals journal
      join ledger_lines line on line.journal_id = journal.id and line.direction = 'credit'
      join ledger_accounts account on account.id = line.account_id
    where released_at is not null and journal.book = 'cash'
      and journal.business_key = 'pay:' || invoice_payments.id || ':released'`.execute(db);
  await sql`
    alter table invoice_payments
      add constraint invoice_payments_credited check ((released_at is null) = (credited_account_type is null))`.execute(
    db,
  );
}
