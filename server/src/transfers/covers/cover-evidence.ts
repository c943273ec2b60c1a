import { sql } from 'kysely';
import type { LedgerEvidence } from '../../ledger/index.ts';

/** A cover's row determines its journals, and its trades what they are about. */
export const coverEvidence: LedgerEvidence = {
  keyPrefix: 'fxc:',
  journals: sql`
    select 'fxc:' || cover.id || ':' || step.name, 'cash', step.unit, step.amount, null::text, true
    from fx_covers cover cross join lateral (values
      ('sold', cover.sold_currency, abs(cover.sold_minor),
        cover.state in ('dealt', 'settled') or (cover.state = 'netted' and cover.sold_minor <> 0)),
      ('bought', cover.bought_currency, greatest(cover.bought_minor, abs(cover.position_minor)),
        cover.state in ('dealt', 'settled') or (cover.state = 'netted' and cover.position_minor <> 0)),
      ('delivered', cover.sold_currency, cover.sold_minor, cover.settled_at is not null),
      ('received', cover.bought_currency, cover.bought_minor, cover.settled_at is not null)
    ) step (name, unit, amount, took_place)
    where step.took_place`,
  contradictions: sql`
    select 'fx_covers ' || cover.id, 'it is not what its trades left'
    from fx_covers cover
      cross join lateral (select
        coalesce(sum(case when sold_currency = cover.sold_currency then sold_minor else -bought_minor end), 0) as sold,
        coalesce(sum(case when bought_currency = cover.bought_currency then bought_minor else -sold_minor end), 0) as owed
        from fx_trades where cover_id = cover.id) trades
    where case when cover.state = 'rejected' then (trades.sold, trades.owed) <> (0, 0)
      else (trades.sold, trades.owed) <> (cover.sold_minor, cover.position_minor) end`,
};
