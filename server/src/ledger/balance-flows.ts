import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { Unit } from './journal-entry.ts';

/** Money received and spent in one period. Amounts are minor units of `unit`. */
export interface Flow {
  readonly period: number;
  readonly unit: Unit;
  readonly inMinor: bigint;
  readonly outMinor: bigint;
}

/**
 * Sums the money that an organization's balances received and spent, by unit and period. Lines carry running sums, so it
 * reads two lines of each account for a period.
 * @param bounds instants in order; period 0 is from the first to the second
 */
export async function flowsOf(
  db: Connection,
  organizationId: string,
  bounds: readonly Date[],
): Promise<readonly Flow[]> {
  const { rows } = await sql<{ period: number; unit: string; received: string; raised: string }>`
    with standing as (
      select b.account_id, b.unit, bound.at, bound.number - 2 as period, coalesce(l.received, 0) as received,
        coalesce(l.balance, 0) as balance
      from ledger_balances b
        cross join unnest(${bounds}::timestamptz[]) with ordinality as bound (at, number)
        left join lateral (select received, balance from ledger_statement_lines
          where account_id = b.account_id and booked_at < bound.at
          order by booked_at desc, position desc limit 1) l on true
      where b.owner_organization_id = ${organizationId} and b.kind = 'avail'
    ), changes as (
      select unit, period, received - lag(received) over by_time as received, balance - lag(balance) over by_time as raised
      from standing window by_time as (partition by account_id order by at)
    )
    select period::integer, unit, sum(received)::text as received, sum(raised)::text as raised
    from changes where period >= 0
    group by period, unit`.execute(db);
  return rows.map(({ period, unit, received, raised }) => ({
    period,
    unit,
    inMinor: BigInt(received),
    outMinor: BigInt(received) - BigInt(raised),
  }));
}
