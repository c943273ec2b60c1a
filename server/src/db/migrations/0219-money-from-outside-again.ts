import { type Kysely, sql } from 'kysely';

/**
 * Debits that were on hold when they were returned, denied payments that the payer's bank took back, and onboarding fees
 * that are charged again after an outage.
 *
 * A debit could be held, returned and presented again before, too. Its hold is then explained by the first presentment,
 * because the keys of such journals had no number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table returned_presentments add was_held boolean not null default false',
  'alter table invoice_payments add taken_back_at timestamptz',
  'alter table onboarding_fees add outages integer not null default 0, add charge_again_at timestamptz',
  `create index onboarding_fees_again on onboarding_fees (charge_again_at) where state = 'due'`,
  `update returned_presentments first set was_held = true
    from invoice_payments payment
    where payment.id = first.payment_id and first.presentment = 1
      and payment.held_at <= (select max(returned_at) from returned_presentments where payment_id = payment.id)`,
  `update invoice_payments payment set held_at = null
    from returned_presentments first
    where first.payment_id = payment.id and first.was_held`,
];
