import { type Kysely, sql } from 'kysely';

/**
 * Payments with coins that the network never confirms end after a term, rests that are too small to send back are kept,
 * and both are shown to staff where a person has to look.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table crypto_quotes add given_up_at timestamptz',
  'alter table crypto_payments add confirm_by timestamptz',
  `update crypto_payments made set confirm_by = payment.authorized_at + interval '72 hours'
    from invoice_payments payment where payment.id = made.payment_id and payment.state = 'authorized'`,
  'create index crypto_payments_waiting on crypto_payments (confirm_by) where confirm_by is not null',
  `alter table crypto_refunds
    drop constraint crypto_refunds_state_check,
    add constraint crypto_refunds_state_check check (state in ('queued', 'unknown', 'sent', 'refused', 'kept'))`,
  `alter table payment_exceptions
    drop constraint payment_exceptions_kind_check,
    add constraint payment_exceptions_kind_check
      check (kind in ('refund-account-unknown', 'refund-failed', 'refund-left-after-failure',
        'debit-settled-after-refusal', 'debit-returned-after-refund', 'card-refund-by-dispute', 'card-paid-back-twice',
        'card-refunded-unasked', 'coins-lost-after-refund', 'coins-unconfirmed', 'coins-beside-blocked'))`,
];
