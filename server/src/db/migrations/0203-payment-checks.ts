import { type Kysely, sql } from 'kysely';

/**
 * Payments that compliance holds, and payments that are denied: by compliance, or because the seller was not verified in
 * time. Money that came from a bank goes back to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `insert into ledger_account_kinds (prefix, class, book, normal_side, keeps_balance)
    values ('denied', 'memo', 'memo', 'debit', true)`,
  `alter table invoice_payments
    add held_at timestamptz,
    add verify_by timestamptz,
    add refund_queued_at timestamptz,
    add refund_settled_at timestamptz,
    add refund_failed_at timestamptz,
    add refund_failure_code text,
    drop constraint invoice_payments_state_check,
    add constraint invoice_payments_state_check check (state in ('authorized', 'submitted', 'settled', 'cleared', 'refused',
      'returned', 'reversed', 'held', 'denied', 'blocked')),
    add constraint invoice_payments_held check (state <> 'held' or (held_at is not null and cleared_at is null)),
    add constraint invoice_payments_blocked check (state <> 'blocked' or (held_at is not null and cleared_at is null)),
    add constraint invoice_payments_refunded check ((refund_queued_at is null or state = 'denied')
      and (refund_queued_at is not null or (refund_settled_at is null and refund_failed_at is null))
      and (refund_failed_at is null) = (refund_failure_code is null))`,
  `update invoice_payments payment set verify_by = (greatest(invoice.due_date,
      (payment.cleared_at at time zone 'America/New_York')::date, current_date) + 30)::timestamp at time zone 'America/New_York'
    from invoices invoice
    where invoice.id = payment.invoice_id and payment.state = 'cleared' and payment.released_at is null`,
  `create index invoice_payments_verify on invoice_payments (verify_by) where state = 'cleared' and released_at is null`,
  'drop index invoice_payments_reward_due',
  `create index invoice_payments_reward_due on invoice_payments (id)
    where reward_due and state in ('cleared', 'reversed', 'denied', 'blocked')`,
];
