import { sql } from 'kysely';
import type { LedgerEvidence } from '../ledger/index.ts';

/** A payment's state determines its journals. Their keys are those of postings.ts. */
export const paymentEvidence: LedgerEvidence = {
  keyPrefix: 'pay:',
  journals: sql`
    select 'pay:' || payment.id || ':' || step.name, step.book, payment.currency,
      payment.amount_minor + case when step.name like 'inflight%' then payment.discount_minor else 0 end,
      payment.invoice_id, true
    from invoice_payments payment
      cross join lateral (select payment.method = 'bank-debit' as is_debit,
        payment.state in ('cleared', 'reversed') as was_good,
        payment.state in ('refused', 'returned', 'reversed') as has_failed,
        case when payment.presentment > 1 then ':' || payment.presentment else '' end as again) facts
      cross join lateral (values
        ('inflight', 'memo', true),
        ('inflight:reversed', 'memo', has_failed),
        ('cashpaid', 'memo', was_good),
        ('cashpaid:reversed', 'memo', payment.state = 'reversed'),
        ('reserved', 'cash', payment.method = 'balance' and was_good),
        ('matched', 'cash', payment.method = 'bank-transfer' and was_good),
        ('released', 'cash', payment.released_at is not null),
        ('debit' || again, 'cash', is_debit),
        ('debit' || again || ':void', 'cash', is_debit and payment.state = 'refused'),
        ('submitted' || again, 'cash', is_debit and payment.state not in ('authorized', 'refused')),
        ('settled' || again, 'cash', payment.settled_at is not null and payment.state <> 'refused'),
        ('cleared', 'cash', is_debit and was_good),
        ('returned' || again, 'cash', payment.state = 'returned'),
        ('reversed', 'cash', payment.state = 'reversed'),
        ('suspended' || again, 'cash', payment.settled_at is not null and payment.state = 'refused')
      ) step (name, book, took_place)
    where step.took_place
    union all
    select 'pay:' || payment.id || ':' || step.name
        || case when returned.presentment > 1 then ':' || returned.presentment else '' end,
      'cash', payment.currency, payment.amount_minor, payment.invoice_id, true
    from returned_presentments returned
      join invoice_payments payment on payment.id = returned.payment_id
      cross join lateral (values ('debit', true), ('submitted', true), ('settled', returned.was_settled),
        ('returned', true)) step (name, took_place)
    where step.took_place
    union all
    select 'pay:' || payment.id || ':suspense-returned'
        || case when payment.presentment > 1 then ':' || payment.presentment else '' end,
      'cash', payment.currency, payment.amount_minor, payment.invoice_id, false
    from invoice_payments payment
    where payment.state = 'refused' and payment.settled_at is not null and exists (
      select from rails_events event join rails_instructions instruction on instruction.reference = event.reference
      where instruction.owner_type = 'invoice-payment' and instruction.owner_id = payment.id
        and instruction.presentment = payment.presentment
        and event.kind in ('returned', 'recalled') and event.applied_at is not null)
    union all
    select 'pay:' || payment.id || ':return-fee'
        || case when instruction.presentment > 1 then ':' || instruction.presentment else '' end,
      'cash', payment.currency, max(event.fee_minor), payment.invoice_id, false
    from invoice_payments payment
      join rails_instructions instruction
        on instruction.owner_type = 'invoice-payment' and instruction.owner_id = payment.id
      join rails_events event on event.reference = instruction.reference
    where event.kind in ('returned', 'recalled') and event.applied_at is not null and event.fee_minor > 0
    group by payment.id, instruction.presentment`,
  contradictions: sql`
    select 'invoice_payments ' || payment.id,
      'was presented ' || payment.presentment || ' times, but was returned ' || count(returned.payment_id) || ' times before'
    from invoice_payments payment left join returned_presentments returned on returned.payment_id = payment.id
    group by payment.id
    having count(returned.payment_id) <> payment.presentment - 1
      or coalesce(max(returned.presentment), 0) <> payment.presentment - 1`,
};
