import { type Kysely, sql } from 'kysely';

/**
 * What earlier versions booked about money from outside, so that later news finds it.
 *
 * - Debits that were held in their second or third presentment: the key of that journal has no number.
 * - Charges that their processor refunded unasked stayed `captured`, so repeated news would be a second loss. Of a payment
 *   whose payout had not come, the risk hold now ends a week after the refund, longer than any term.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table invoice_payments add unnumbered_hold integer',
  `update invoice_payments payment set unnumbered_hold = held.presentment
    from (select id as payment_id, presentment from invoice_payments where held_at is not null
      union all
      select payment_id, presentment from returned_presentments where was_held) held
    where held.payment_id = payment.id and held.presentment > 1
      and exists (select from ledger_journals where business_key = 'pay:' || payment.id || ':held')
      and not exists (
        select from ledger_journals where business_key = 'pay:' || payment.id || ':held:' || held.presentment)`,
  `update card_charges charge set state = 'refunded', ended_at = item.occurred_at
    from payment_exceptions item
    where item.payment_id = charge.payment_id and item.kind = 'card-refunded-unasked' and charge.state = 'captured'`,
  `update invoice_payments payment
    set state = 'settled', settled_at = charge.ended_at, window_closes_at = charge.ended_at + interval '7 days'
    from card_charges charge
    where charge.payment_id = payment.id and charge.state = 'refunded' and payment.state = 'submitted'`,
  `update card_charges charge set state = 'refunded', ended_at = journal.effective_at
    from ledger_journals journal
    where journal.business_key = 'onb:' || charge.id || ':paid-back-twice' and charge.state = 'captured'
      and charge.dispute_state is distinct from 'lost'`,
];
