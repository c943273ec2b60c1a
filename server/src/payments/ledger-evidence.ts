import { sql } from 'kysely';
import type { LedgerEvidence } from '../ledger/index.ts';

/** A payment's state determines its journals. Their keys are those of postings.ts. */
export const paymentEvidence: LedgerEvidence = {
  keyPrefix: 'pay:',
  journals: sql`
    select 'pay:' || payment.id || ':' || step.name, step.book, payment.currency, payment.amount_minor,
      payment.invoice_id, true
    from invoice_payments payment
      cross join lateral (select payment.method = 'bank-debit' as is_debit,
        payment.state in ('cleared', 'reversed') as was_good,
        payment.state in ('refused', 'returned', 'reversed') as has_failed) facts
      cross join lateral (values
        ('inflight', 'memo', true),
        ('inflight:reversed', 'memo', has_failed),
        ('cashpaid', 'memo', was_good),
        ('cashpaid:reversed', 'memo', payment.state = 'reversed'),
        ('reserved', 'cash', not is_debit and was_good),
        ('released', 'cash', payment.released_at is not null),
        ('debit', 'cash', is_debit),
        ('debit:void', 'cash', is_debit and payment.state = 'refused'),
        ('submitted', 'cash', is_debit and payment.state not in ('authorized', 'refused')),
        ('settled', 'cash', payment.settled_at is not null and payment.state <> 'refused'),
        ('cleared', 'cash', is_debit and was_good),
        ('returned', 'cash', payment.state = 'returned'),
        ('reversed', 'cash', payment.state = 'reversed'),
        ('suspended', 'cash', payment.settled_at is not null and payment.state = 'refused')
      ) step (name, book, took_place)
    where step.took_place
    union all
    select 'pay:' || payment.id || ':suspense-returned', 'cash', payment.currency, payment.amount_minor,
      payment.invoice_id, false
    from invoice_payments payment
    where payment.state = 'refused' and payment.settled_at is not null and exists (
      select from rails_events event join rails_instructions instruction on instruction.reference = event.reference
      where instruction.owner_type = 'invoice-payment' and instruction.owner_id = payment.id
        and event.kind in ('returned', 'recalled') and event.applied_at is not null)
    union all
    select 'pay:' || payment.id || ':return-fee', 'cash', payment.currency, max(event.fee_minor), payment.invoice_id, false
    from invoice_payments payment
      join rails_instructions instruction
        on instruction.owner_type = 'invoice-payment' and instruction.owner_id = payment.id
      join rails_events event on event.reference = instruction.reference
    where event.kind in ('returned', 'recalled') and event.applied_at is not null and event.fee_minor > 0
    group by payment.id`,
};
