import { type Kysely, sql } from 'kysely';

/**
 * Money from outside the house: who paid by card, debits that are denied before their return window ends, and what went
 * wrong with a payment's money, for staff.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table invoice_payments add payer_person_id text references people',
  'create index invoice_payments_payer on invoice_payments (payer_person_id) where payer_person_id is not null',
  // Earlier denials were refunded at once.
  `update invoice_payments set window_closes_at = null where state = 'denied' and refund_queued_at is null`,
  `create index invoice_payments_refund_due on invoice_payments (window_closes_at)
    where state = 'denied' and refund_queued_at is null`,
  `create table payment_exceptions (
    id text primary key,
    payment_id text not null references invoice_payments,
    kind text not null check (kind in ('refund-account-unknown', 'refund-failed', 'refund-left-after-failure',
      'debit-settled-after-refusal', 'debit-returned-after-refund', 'card-refund-by-dispute', 'card-paid-back-twice',
      'card-refunded-unasked')),
    code text not null,
    occurred_at timestamptz not null,
    resolved_at timestamptz,
    unique (payment_id, kind)
  )`,
  'create index payment_exceptions_open on payment_exceptions (id) where resolved_at is null',
];
