import { sql } from 'kysely';
import type { LedgerEvidence } from '../ledger/index.ts';

/** A transfer's row determines its journals. Their keys are those of postings.ts. */
export const transferEvidence: LedgerEvidence = {
  keyPrefix: 'trf:',
  journals: sql`
    select 'trf:' || transfer.id || ':' || step.name, 'cash', step.unit, step.amount, null::text, true
    from transfers transfer
      join transfer_quotes quote on quote.id = transfer.quote_id
      cross join lateral (select
        transfer.moved_at is not null as is_moved,
        quote.rate is not null as is_converted,
        quote.sent_minor + quote.fee_minor as total,
        transfer.state in ('rejected', 'canceled') or transfer.contradicted_after is not distinct from 'rejected' as is_undone,
        transfer.state = 'rejected' and transfer.was_held and exists (select from transfer_events event
          where event.transfer_id = transfer.id and event.event = 'licensed') as is_licensed,
        quote.kind = 'withdrawal' as is_payout,
        transfer.contradicted_at is not null as is_contradicted,
        transfer.contradiction_resolution is not distinct from 'charged' as is_charged,
        transfer.contradiction_resolution is not distinct from 'absorbed' as is_absorbed,
        quote.rate is not null and transfer.contradicted_after is not distinct from 'rejected' as is_converted_again,
        transfer.contradiction_returned_at is not null as is_taken_back,
        transfer.via_transit and transfer.state = 'completed' as has_arrived) facts
      cross join lateral (values
        ('held', quote.from_currency, total, transfer.was_held),
        ('held:reversed', quote.from_currency, total, transfer.was_held and is_undone),
        ('blocked', quote.from_currency, total, transfer.state = 'blocked' or is_licensed),
        ('blocked:reversed', quote.from_currency, total, is_licensed),
        ('moved', quote.from_currency, total, is_moved),
        ('moved:reversed', quote.from_currency, total, is_moved and is_undone),
        ('bought', quote.to_currency, quote.received_minor, is_moved and is_converted),
        ('bought:reversed', quote.to_currency, quote.received_minor, is_moved and is_converted and is_undone),
        ('booked', quote.to_currency, quote.received_minor, has_arrived),
        ('booked:reversed', quote.to_currency, quote.received_minor, has_arrived and transfer.returned_at is not null),
        ('arrived', quote.to_currency, quote.received_minor, has_arrived),
        ('sent', quote.to_currency, quote.received_minor, is_payout and transfer.sent_at is not null),
        ('fee', quote.from_currency, quote.fee_minor, is_payout and transfer.sent_at is not null and quote.fee_minor > 0),
        ('settled', quote.to_currency, quote.received_minor, is_payout and not is_contradicted and transfer.completed_at is not null),
        ('returned', quote.to_currency, quote.received_minor, case when is_contradicted
          then transfer.contradicted_after <> 'rejected' else is_payout and transfer.returned_at is not null end),
        ('return-fee', quote.to_currency, transfer.return_fee_minor, transfer.return_fee_minor > 0),
        ('refunded', quote.to_currency, quote.received_minor, case when is_contradicted
          then transfer.contradicted_after = 'refunded' else transfer.state = 'refunded' end),
        ('suspended', quote.to_currency, quote.received_minor, is_contradicted),
        ('suspense-returned', quote.to_currency, quote.received_minor, is_taken_back),
        ('charged', case when is_converted_again then quote.from_currency else quote.to_currency end,
          case when is_converted_again then quote.sent_minor else quote.received_minor end, is_charged),
        ('charged-bought', quote.to_currency, quote.received_minor, is_charged and is_converted_again),
        ('absorbed', quote.to_currency, quote.received_minor, is_absorbed),
        ('absorbed:reversed', quote.to_currency, quote.received_minor, is_absorbed and is_taken_back),
        ('refunded-again', quote.to_currency, quote.received_minor, transfer.state = 'refunded' and is_taken_back
          and (is_charged or transfer.contradicted_after = 'returned'))
      ) step (name, unit, amount, took_place)
    where step.took_place
    union all
    -- Ordered again after our banks had moved the money back.
    select 'trf:' || again.owner_id || ':booked-' || again.presentment || step.name, 'cash', again.currency,
      again.amount_minor, null::text, step.is_certain
    from rails_instructions again cross join lateral (values
      ('', true, true),
      (':reversed', again.state in ('returned', 'recalled'), true),
      -- One that was refused keeps its state when it moved after all and then came back.
      (':reversed', again.state in ('refused', 'rejected'), false)) step (name, took_place, is_certain)
    where again.owner_type = 'transfer' and again.kind = 'book' and again.presentment > 1
      and again.settled_at is not null and step.took_place
    union all
    -- Moved by our banks without an order, as staff booked it.
    select 'trf:' || move.transfer_id || ':bank-move-' || move.number, 'cash', quote.to_currency, quote.received_minor,
      null::text, true
    from transfer_bank_moves move
      join transfers transfer on transfer.id = move.transfer_id
      join transfer_quotes quote on quote.id = transfer.quote_id
    union all
    select 'trf:' || transfer.id || ':' || step.name, 'cash', quote.to_currency, quote.received_minor, null::text, false
    from transfers transfer
      join transfer_quotes quote on quote.id = transfer.quote_id
      cross join (values ('suspended'), ('suspense-returned')) step (name)
    -- Contradicted by an earlier version, which kept that in no column.
    where quote.kind = 'withdrawal' and transfer.contradicted_at is null
      and transfer.state in ('rejected', 'returned', 'refunded')`,
  balances: {
    kinds: ['hold:txn', 'payout:queued', 'payout:sent', 'feehold'],
    expected: sql`
      select 'transfers on hold of ' || transfer.organization_id, 'hold:txn:' || transfer.organization_id,
        quote.from_currency, sum(quote.sent_minor + quote.fee_minor)
      from transfers transfer join transfer_quotes quote on quote.id = transfer.quote_id
      where transfer.state = 'on_hold'
      group by transfer.organization_id, quote.from_currency
      union all
      select 'withdrawals of ' || transfer.organization_id, 'payout:' || stage.name || ':' || transfer.organization_id,
        quote.to_currency, sum(quote.received_minor)
      from transfers transfer
        join transfer_quotes quote on quote.id = transfer.quote_id and quote.kind = 'withdrawal'
        cross join lateral (select case when transfer.state in ('in_review', 'queued') then 'queued'
          when transfer.state = 'in_transit' then 'sent' end as name) stage
      where stage.name is not null
      group by transfer.organization_id, stage.name, quote.to_currency
      union all
      select 'fees of ' || transfer.organization_id, 'feehold:' || transfer.organization_id, quote.from_currency,
        sum(quote.fee_minor)
      from transfers transfer join transfer_quotes quote on quote.id = transfer.quote_id and quote.fee_minor > 0
      where transfer.state in ('in_review', 'queued')
      group by transfer.organization_id, quote.from_currency`,
  },
  contradictions: sql`
    select 'transfers ' || licensed.transfer_id, 'its blocked money was released without a licence'
    from transfer_events licensed
    where licensed.event = 'licensed' and not exists (select from licence_releases release
      where release.transfer_id = licensed.transfer_id and release.state = 'released')
    union all
    select 'transfers ' || transfer.id, 'its state is not that of its last event'
    from transfers transfer
      cross join lateral (select to_state from transfer_events event where event.transfer_id = transfer.id
        order by event.id desc limit 1) latest
    where latest.to_state <> transfer.state`,
};
