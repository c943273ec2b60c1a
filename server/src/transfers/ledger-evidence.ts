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
        transfer.state in ('rejected', 'canceled') as is_undone,
        transfer.via_transit and transfer.state = 'completed' as has_arrived) facts
      cross join lateral (values
        ('held', quote.from_currency, total, transfer.was_held),
        ('held:reversed', quote.from_currency, total, transfer.was_held and is_undone),
        ('blocked', quote.from_currency, total, transfer.state = 'blocked'),
        ('moved', quote.from_currency, total, is_moved),
        ('moved:reversed', quote.from_currency, total, is_moved and is_undone),
        ('bought', quote.to_currency, quote.received_minor, is_moved and is_converted),
        ('bought:reversed', quote.to_currency, quote.received_minor, is_moved and is_converted and is_undone),
        ('booked', quote.to_currency, quote.received_minor, has_arrived),
        ('arrived', quote.to_currency, quote.received_minor, has_arrived)
      ) step (name, unit, amount, took_place)
    where step.took_place`,
  balances: {
    kinds: ['hold:txn'],
    expected: sql`
      select 'transfers on hold of ' || transfer.organization_id, 'hold:txn:' || transfer.organization_id,
        quote.from_currency, sum(quote.sent_minor + quote.fee_minor)
      from transfers transfer join transfer_quotes quote on quote.id = transfer.quote_id
      where transfer.state = 'on_hold'
      group by transfer.organization_id, quote.from_currency`,
  },
  contradictions: sql`
    select 'transfers ' || transfer.id, 'its state is not that of its last event'
    from transfers transfer
      cross join lateral (select to_state from transfer_events event where event.transfer_id = transfer.id
        order by event.id desc limit 1) latest
    where latest.to_state <> transfer.state`,
};

/** A cover's row determines its journals; they are the sum of its trades. */
export const coverEvidence: LedgerEvidence = {
  keyPrefix: 'fxc:',
  journals: sql`
    select 'fxc:' || cover.id || ':' || step.name, 'cash', step.unit, step.amount, null::text, true
    from fx_covers cover cross join lateral (values
      ('sold', cover.sold_currency, cover.sold_minor),
      ('bought', cover.bought_currency, cover.bought_minor)) step (name, unit, amount)`,
  contradictions: sql`
    select 'fx_covers ' || cover.id, 'it is not the sum of its trades'
    from fx_covers cover
      cross join lateral (select sum(sold_minor) as sold, sum(bought_minor) + floor(sum(remainder)) as bought
        from fx_trades where cover_id = cover.id) trades
    where (trades.sold, trades.bought) is distinct from (cover.sold_minor, cover.bought_minor)`,
};
