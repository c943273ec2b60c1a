import { type Kysely, sql } from 'kysely';

/**
 * A status for each end of a payment, and senders of deposits: the lines that this changes are described again. They are
 * no part of what is sealed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table transactions
      drop constraint transactions_status_check,
      add constraint transactions_status_check check (status in ('completed', 'processing', 'on-hold', 'in-review',
        'returned', 'rejected', 'canceled', 'denied', 'blocked'))`.execute(db);
  await sql`
    insert into transactions_waiting (account_id, position)
    select account_id, position from transactions
    where kind = 'deposit' or (record_kind = 'invoice' and status <> 'completed') or (record_kind = 'transfer'
      and record_id in (select id from transfers where state in ('on_hold', 'in_review', 'rejected', 'canceled', 'blocked')))
    on conflict do nothing`.execute(db);
}
