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
      cross join lateral (select payment.method = 'bank-debit' as is_debit, payment.method = 'card' as is_card,
        payment.method = 'crypto' as is_crypto,
        payment.state in ('cleared', 'reversed')
          or (payment.state in ('denied', 'blocked') and payment.cleared_at is not null) as was_good,
        payment.state in ('refused', 'returned', 'reversed', 'denied', 'blocked') as has_failed,
        payment.held_at is not null as was_held,
        case when payment.presentment > 1 then ':' || payment.presentment else '' end as again) facts
      cross join lateral (values
        ('inflight', 'memo', true),
        ('inflight:reversed', 'memo', has_failed),
        ('cashpaid', 'memo', was_good),
        ('cashpaid:reversed', 'memo', was_good and payment.state <> 'cleared'),
        ('held' || case when payment.presentment = payment.unnumbered_hold then '' else again end, 'cash', was_held),
        ('allowed', 'cash', was_held and was_good),
        ('reserved', 'cash', payment.method = 'balance' and was_good and not was_held),
        ('denied', 'cash', payment.state = 'denied' and payment.unblocked_at is null),
        ('blocked', 'cash', payment.state = 'blocked' or payment.unblocked_at is not null),
        ('unblocked', 'cash', payment.unblocked_at is not null),
        ('refunded', 'cash', payment.refund_settled_at is not null),
        ('refund-returned', 'cash', payment.refund_settled_at is not null and payment.refund_failed_at is not null),
        ('matched', 'cash', payment.method = 'bank-transfer' and was_good),
        ('released', 'cash', payment.released_at is not null),
        ('debit' || again, 'cash', is_debit),
        ('debit' || again || ':void', 'cash', is_debit and payment.state = 'refused'),
        ('submitted' || again, 'cash', is_debit and payment.state not in ('authorized', 'refused')),
        ('card', 'cash', is_card),
        ('card:void', 'cash', is_card and payment.state = 'refused'),
        ('captured', 'cash', is_card and payment.state not in ('authorized', 'refused')),
        ('paid-out', 'cash', is_card and exists (
          select from card_charges where payment_id = payment.id and paid_out_at is not null)),
        ('settled' || again, 'cash', is_debit and payment.settled_at is not null and payment.state <> 'refused'),
        ('crypto', 'cash', is_crypto),
        ('crypto:void', 'cash', is_crypto and payment.state = 'refused'),
        ('bought', 'cash', is_crypto and payment.state not in ('authorized', 'refused')),
        ('cleared', 'cash', (is_debit or is_card or is_crypto) and was_good and not was_held),
        ('returned' || again, 'cash', payment.state = 'returned'),
        ('reversed', 'cash', payment.state = 'reversed'),
        ('suspended' || again, 'cash', is_debit and payment.settled_at is not null and payment.state = 'refused')
      ) step (name, book, took_place)
    where step.took_place
    union all
    select 'pay:' || payment.id || ':' || step.name
        || case when returned.presentment = 1 or (step.name = 'held' and returned.presentment = payment.unnumbered_hold)
          then '' else ':' || returned.presentment end,
      'cash', payment.currency, payment.amount_minor, payment.invoice_id, true
    from returned_presentments returned
      join invoice_payments payment on payment.id = returned.payment_id
      cross join lateral (values ('debit', true), ('submitted', true), ('settled', returned.was_settled),
        ('held', returned.was_held), ('returned', true)) step (name, took_place)
    where step.took_place
    union all
    select 'pay:' || payment.id || ':' || step.name, 'cash', payment.currency,
      case when step.name <> 'refund-fee' then payment.amount_minor end, payment.invoice_id, false
    from invoice_payments payment
      cross join lateral (values ('refund-fee', payment.refund_failed_at is not null),
        ('loss', payment.taken_back_at is not null), ('loss-undone', payment.taken_back_at is not null),
        ('loss-undone-again', payment.taken_back_at is not null),
        ('reversed', payment.method in ('bank-debit', 'card'))) step (name, took_place)
    where payment.state in ('denied', 'blocked') and step.took_place
    union all
    select 'pay:' || payment.id || ':' || step.name, 'cash', quote.coin, quote.coin_minor, payment.invoice_id, true
    from invoice_payments payment
      join crypto_payments made on made.payment_id = payment.id
      join crypto_quotes quote on quote.id = made.quote_id
      cross join lateral (values
        ('converted', payment.state not in ('authorized', 'refused')),
        ('converted:reversed', payment.state in ('returned', 'reversed'))) step (name, took_place)
    where step.took_place
    union all
    select 'pay:' || payment.id || ':' || step.name, 'cash', payment.currency, payment.amount_minor, payment.invoice_id, false
    from invoice_payments payment
      cross join lateral (values ('paid-back-twice'), ('refunded-unasked')) step (name)
    where payment.method = 'card'
    union all
    select 'pay:' || payment.id || ':' || step.name, 'cash', payment.currency, step.amount_minor, payment.invoice_id, true
    from card_charges charge
      join invoice_payments payment on payment.id = charge.payment_id
      cross join lateral (values
        ('disputed', charge.dispute_state is not null, payment.amount_minor),
        ('dispute-fee', charge.dispute_fee_minor > 0, charge.dispute_fee_minor),
        ('dispute-won', charge.dispute_state = 'won', payment.amount_minor),
        ('captured-late', payment.state = 'refused' and charge.state in ('refunding', 'refunded'), payment.amount_minor),
        ('late-refunded', payment.state = 'refused' and charge.state = 'refunded', payment.amount_minor)) step (name, took_place, amount_minor)
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
  balances: {
    kinds: ['hold:pay'],
    expected: sql`
      select 'payments on hold of ' || held.organization_id, 'hold:pay:' || held.organization_id, held.currency,
        sum(held.amount_minor)
      from (
        select coalesce(payment.payer_organization_id, invoice.buyer_organization_id) as organization_id, payment.currency,
          payment.amount_minor
        from invoice_payments payment join invoices invoice on invoice.id = payment.invoice_id
        where payment.state = 'held') held
      group by held.organization_id, held.currency`,
  },
  contradictions: sql`
    select 'invoice_payments ' || payment.id, 'its blocked money was released without a licence'
    from invoice_payments payment
    where payment.unblocked_at is not null and not exists (select from licence_releases release
      where release.payment_id = payment.id and release.state = 'released')
    union all
    select 'invoice_payments ' || payment.id,
      'was presented ' || payment.presentment || ' times, but was returned ' || count(returned.payment_id) || ' times before'
    from invoice_payments payment left join returned_presentments returned on returned.payment_id = payment.id
    group by payment.id
    having count(returned.payment_id) <> payment.presentment - 1
      or coalesce(max(returned.presentment), 0) <> payment.presentment - 1
    union all
    select 'card_charges ' || charge.id, 'is ' || charge.state || ', but its payment is ' || payment.state
    from card_charges charge join invoice_payments payment on payment.id = charge.payment_id
    where (charge.state in ('declined', 'voided') and payment.state <> 'refused')
      or (charge.state = 'refunding' and payment.state not in ('refused', 'denied'))
      or (charge.state = 'refunded' and payment.state in ('authorized', 'submitted'))
      or (charge.state = 'captured' and payment.state in ('authorized', 'refused', 'denied'))
      or (charge.state in ('queued', 'unknown', 'authorized', 'capturing')) <> (payment.state = 'authorized')`,
};
