import { sql } from 'kysely';
import type { LedgerEvidence } from '../ledger/index.ts';

/** A deposit, its matches and its refunds determine the journals. The row knows the fee of the last refund only. Their keys are those of deposits/postings.ts. */
export const depositEvidence: LedgerEvidence = {
  keyPrefix: 'deposit:',
  journals: sql`
    select 'deposit:' || id || ':' || step.name, 'cash', currency, step.amount, null::text, true
    from deposits cross join lateral (values ('arrived', amount_minor, true),
      ('recalled', amount_minor - applied_minor, state = 'recalled')
    ) step (name, amount, took_place)
    where step.took_place
    union all
    select 'deposit:' || deposit.id || ':' || step.name
        || case when refund.presentment > 1 then ':' || refund.presentment else '' end,
      'cash', deposit.currency, step.amount, null::text, step.is_due
    from deposits deposit
      join (select *, presentment = max(presentment) over (partition by owner_id) as is_last,
          state in ('refused', 'rejected', 'returned', 'recalled') as has_failed
        from rails_instructions where owner_type = 'deposit-refund') refund on refund.owner_id = deposit.id
      cross join lateral (select deposit.amount_minor - deposit.applied_minor as rest) facts
      cross join lateral (values
        ('refund-queued', rest, true, true),
        ('refund-settled', rest, refund.settled_at is not null and refund.state not in ('refused', 'rejected'), true),
        ('refund-failed', rest, refund.has_failed, true),
        ('refund-fee', case when refund.is_last then deposit.refund_fee_minor end,
          refund.has_failed and (deposit.refund_fee_minor > 0 or not refund.is_last), refund.is_last)
      ) step (name, amount, took_place, is_due)
    where step.took_place
    union all
    select 'deposit:' || deposit.id || ':' || step.name
        || case when match.number > 1 then ':' || match.number else '' end || step.suffix,
      'cash', deposit.currency, coalesce(match.amount_minor, deposit.amount_minor - deposit.applied_minor), null::text, true
    from deposits deposit
      join deposit_matches match on match.deposit_id = deposit.id
      cross join lateral (values
        ('booked', '', not match.is_held),
        ('booked', ':reversed', not match.is_held and match.undone_at is not null),
        ('held', '', match.is_held),
        ('held', ':reversed', match.is_held and match.undone_at is not null),
        ('released', '', match.released_at is not null),
        ('released', ':reversed', match.released_at is not null and match.undone_at is not null)
      ) step (name, suffix, took_place)
    where step.took_place`,
  balances: {
    kinds: ['hold:dep'],
    expected: sql`
      select 'deposits of ' || organization_id, 'hold:dep:' || organization_id, currency, sum(amount_minor - applied_minor)
      from deposits where state = 'held' and organization_id is not null group by organization_id, currency`,
  },
  contradictions: sql`
    select 'deposits ' || deposit.id, 'is ' || deposit.state || ', but its matches say otherwise'
    from deposits deposit
      left join deposit_matches match on match.deposit_id = deposit.id and match.number = deposit.matches
      cross join lateral (select deposit.state = 'held' and deposit.organization_id is null
        and deposit.held_without_account_at is not null as in_suspense) hold
    where (deposit.state in ('held', 'credited') and not hold.in_suspense)
        <> (match.deposit_id is not null and match.undone_at is null)
      or (deposit.state = 'held' and not hold.in_suspense) <> coalesce(match.is_held and match.released_at is null and match.undone_at is null, false)
      or deposit.organization_id is distinct from (case when match.undone_at is null then match.organization_id end)
    union all
    select 'deposits ' || deposit.id, 'says of its refund what the order to the bank does not'
    from deposits deposit
      left join lateral (select * from rails_instructions
        where owner_type = 'deposit-refund' and owner_id = deposit.id order by presentment desc limit 1) refund on true
    where (deposit.refund_queued_at is not null) <> (refund.id is not null)
      or (deposit.refund_failed_at is not null)
        <> coalesce(refund.state in ('refused', 'rejected', 'returned', 'recalled'), false)
      or (deposit.refund_settled_at is not null)
        <> coalesce(refund.settled_at is not null and refund.state not in ('refused', 'rejected'), false)
    union all
    select 'deposits ' || deposit.id, 'says that it paid ' || deposit.applied_minor || ', but its payment says otherwise'
    from deposits deposit left join invoice_payments payment on payment.id = deposit.payment_id
    where deposit.payment_id is not null and (payment.amount_minor is distinct from deposit.applied_minor
      or payment.method <> 'bank-transfer' or payment.invoice_id <> deposit.invoice_id)
    union all
    select 'invoice_payments ' || payment.id, 'was made by a transfer, but by no deposit'
    from invoice_payments payment
    where payment.method = 'bank-transfer'
      and not exists (select from deposits deposit where deposit.payment_id = payment.id)`,
};
