import { coins } from '@quittance/sdk/rules';
import { addDays, type BusinessDate, startOfBusinessDay } from '@quittance/sdk/time';
import { type Kysely, sql } from 'kysely';
import type { ClosingBalance } from './rails.ts';
import type { RailsTables } from './tables.ts';

/**
 * Computes the closing balances of our accounts at the sandbox's bank from the bank's own books, not from our ledger. It
 * keeps one account for each currency and rail. All its movements count, even if it has not told us yet.
 */
export async function listSandboxBalances(
  books: Kysely<RailsTables>,
  { date, now }: { readonly date: BusinessDate; readonly now: Date },
): Promise<readonly ClosingBalance[]> {
  const endsAt = startOfBusinessDay(addDays(date, 1));
  // A return before the settlement moves nothing but the fee, and a credit that is reported twice arrives once. Book transfers stay within the bank. The dealer keeps no accounts: it moves money on the value date.
  const { rows } = await sql<{ currency: string; rail: string; closing: string }>`
    with orders as (
      select reference, currency, rail,
        case kind when 'debit' then amount_minor when 'book' then 0 else -amount_minor end as moved
      from sandbox_rails_entries where amount_minor is not null
    ), happened as (
      select * from sandbox_rails_events where occurred_at < ${endsAt}
    ), movements as (
      select currency, rail, moved as amount from happened join orders using (reference) where kind = 'settled'
      union all
      select currency, rail, case when exists (
          select from happened settled where settled.reference = orders.reference and settled.kind = 'settled')
        then -moved else 0 end - coalesce(happened.fee_minor, 0)
      from happened join orders using (reference) where happened.kind in ('returned', 'recalled')
      union all
      select arrived.credit::jsonb ->> 'currency', arrived.credit::jsonb ->> 'rail',
        case when news.kind = 'incoming' then 1 else -1 end * (arrived.credit::jsonb ->> 'amountMinor')::numeric
      from (select distinct reference, kind from happened where kind in ('incoming', 'recalled')) news
      join (
        select distinct on (reference) reference, credit from sandbox_rails_events
        where kind = 'incoming' order by reference, provider_event_id
      ) arrived using (reference)
      union all
      select side.currency, 'traditional', side.amount
      from sandbox_fx_deals deal cross join lateral (values
        (deal.sold_currency, -deal.sold_minor), (deal.bought_currency, deal.bought_minor)) side (currency, amount)
      where deal.settles_at < ${endsAt} and side.currency <> all(${coins as unknown as string[]})
    )
    select currency, rail, sum(amount)::text as closing from movements group by 1, 2 order by 1, 2`.execute(books);
  return rows.map(({ currency, rail, closing }) => ({
    account: `${currency} ${rail}`,
    currency,
    closingMinor: endsAt <= now ? BigInt(closing) : null,
  }));
}
