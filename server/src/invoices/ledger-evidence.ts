import { sql } from 'kysely';
import type { LedgerEvidence } from '../ledger/index.ts';

/** An invoice's status determines what its ledger accounts must hold. */
export const invoiceEvidence: LedgerEvidence = {
  keyPrefix: 'inv:',
  journals: sql`
    select 'inv:' || id || ':' || step.name, 'memo', currency,
      case when step.name = 'billed' then amount_to_pay_minor else total_due_minor end, id, true
    from invoices
      cross join lateral (values
        ('billed', number is not null),
        ('rejected', rejected_at is not null),
        ('rejected:reversed', rejected_at is not null and status <> 'rejected_by_recipient'),
        ('canceled', status = 'canceled_by_sender'),
        ('external', status = 'paid_externally'),
        ('denied', status = 'denied')
      ) step (name, took_place)
    where step.took_place
    union all
    select 'inv:' || fee.invoice_id || ':late-fee:' || fee.period
        || case when fee.charge > 1 then ':' || fee.charge else '' end || step.suffix,
      'memo', invoice.currency, fee.amount_minor, fee.invoice_id, true
    from invoice_late_fees fee join invoices invoice on invoice.id = fee.invoice_id
      cross join lateral (values ('', true), (':reversed', fee.taken_back_at is not null)) step (suffix, took_place)
    where step.took_place`,
  balances: {
    kinds: [
      'ar',
      'billed',
      'latefee',
      'discount',
      'inflight',
      'cashpaid',
      'unsettled',
      'reserve',
      'rejected',
      'cancelled',
      'external',
      'denied',
    ],
    expected: sql`
      select 'invoices ' || invoice.id, part.kind || ':' || invoice.id, invoice.currency, part.amount
      from invoices invoice
        left join invoice_payments payment on payment.id = invoice.payment_id
        cross join lateral (values
          ('billed', invoice.amount_to_pay_minor),
          ('latefee', invoice.late_fee_minor),
          ('discount', case when invoice.status in ('pending_payment_approval', 'allocated', 'completed', 'paid_late')
            then payment.discount_minor end),
          ('ar', case when invoice.status = 'sent' then invoice.total_due_minor end),
          ('rejected', case when invoice.status = 'rejected_by_recipient' then invoice.total_due_minor end),
          ('cancelled', case when invoice.status = 'canceled_by_sender' then invoice.total_due_minor end),
          ('external', case when invoice.status = 'paid_externally' then invoice.total_due_minor end),
          ('denied', case when invoice.status = 'denied' then invoice.total_due_minor end),
          ('inflight', case when invoice.status = 'pending_payment_approval' then payment.amount_minor end),
          ('unsettled', case when invoice.status = 'pending_payment_approval' and payment.state <> 'held'
            then payment.amount_minor end),
          ('reserve', case when invoice.status = 'allocated' then payment.amount_minor end),
          ('cashpaid', case when invoice.status in ('allocated', 'completed', 'paid_late') then payment.amount_minor end)
        ) part (kind, amount)
      where invoice.number is not null`,
  },
  contradictions: sql`
    with judged as (
      select 'invoices ' || invoice.id as row, case
        when last_event.to_status is distinct from invoice.status
          then 'is ' || invoice.status || ' where its last event says ' || coalesce(last_event.to_status, 'nothing')
        -- A draft may have no items yet.
        when coalesce(items.amount, 0) <> invoice.base_amount_minor
          then 'has a base amount of ' || invoice.base_amount_minor || ' where its items sum to ' || coalesce(items.amount, 0)
        when invoice.amount_to_pay_minor <> invoice.base_amount_minor + (
            select coalesce(sum((fee ->> 'amountMinor')::numeric), 0) from jsonb_array_elements(invoice.fees) fee)
          or invoice.total_due_minor <> invoice.amount_to_pay_minor + invoice.late_fee_minor
          then 'has totals that do not follow from its base amount'
        when invoice.late_fee_minor <> coalesce(late_fees.amount, 0)
          then 'has late fees of ' || invoice.late_fee_minor || ' where those charged sum to ' || coalesce(late_fees.amount, 0)
        when invoice.early_discount_minor <> coalesce(round(invoice.base_amount_minor * invoice.early_discount_percent), 0)
          then 'has a discount that does not follow from its base amount'
        when invoice.discount_taken_minor <> coalesce(payment.discount_minor, 0)
          then 'has taken another discount than its payment'
        when payment.amount_minor + payment.discount_minor <> invoice.total_due_minor
          then 'is paid by another amount than it asks for'
        when invoice.paid_amount_minor is distinct from case
            when invoice.status in ('allocated', 'completed', 'paid_late') then payment.amount_minor end
          then 'has another paid amount than its payment'
        end as problem
      from invoices invoice
        left join invoice_payments payment on payment.id = invoice.payment_id
        left join (select distinct on (invoice_id) invoice_id, to_status from invoice_events
          order by invoice_id, sequence desc) last_event on last_event.invoice_id = invoice.id
        left join (select invoice_id, sum(amount_minor) as amount from invoice_items group by invoice_id) items
          on items.invoice_id = invoice.id
        left join (select invoice_id, sum(amount_minor) as amount from invoice_late_fees
          where taken_back_at is null group by invoice_id) late_fees
          on late_fees.invoice_id = invoice.id
      union all
      select 'invoice_events ' || id, case
        when place <> sequence then 'follows a gap'
        when from_status is distinct from status_before then 'does not begin where the event before it ended' end
      from (select id, sequence, from_status, row_number() over events as place,
          lag(to_status) over events as status_before
        from invoice_events window events as (partition by invoice_id order by sequence)) ordered
    )
    select row, problem from judged where problem is not null`,
};
