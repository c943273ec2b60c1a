import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { Flow } from '../ledger/index.ts';

/** Counts an organization's transfers that wait for a decision of staff. */
export async function countHeldTransfers(db: Connection, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('transfers')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('state', 'in', ['on_hold', 'in_review'] as const)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Sums what moved between an organization's own accounts, by currency and period.
 * @param bounds instants in order; period 0 is from the first to the second
 */
export async function ownTransferFlows(
  db: Connection,
  organizationId: string,
  bounds: readonly Date[],
): Promise<readonly Flow[]> {
  const { rows } = await sql<{ period: number; unit: string; received: string; sent: string }>`
    with own as (
      select width_bucket(transfer.moved_at, ${bounds}::timestamptz[]) - 1 as period, quote.*
      from transfers transfer join transfer_quotes quote on quote.id = transfer.quote_id
      where transfer.organization_id = ${organizationId} and transfer.to_organization_id = transfer.organization_id
        and transfer.state not in ('rejected', 'canceled')
        and transfer.moved_at >= ${bounds[0]} and transfer.moved_at < ${bounds.at(-1)}
    )
    select period, unit, sum(received)::text as received, sum(sent)::text as sent
    from own cross join lateral (values
      (from_currency, 0::numeric, sent_minor), (to_currency, received_minor, 0::numeric)) side (unit, received, sent)
    group by period, unit`.execute(db);
  return rows.map(({ period, unit, received, sent }) => ({
    period,
    unit,
    inMinor: BigInt(received),
    outMinor: BigInt(sent),
  }));
}
