import type { AccountType } from '@quittance/sdk/contract';
import type { TransactionStatus } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { Flow } from '../ledger/index.ts';
import { statusOfState } from './transaction-describer.ts';

export interface WaitingTransfers {
  readonly count: number;
  /** The oldest of them, and the account that they left. */
  readonly transfer: {
    readonly transferId: string;
    /** Of their transactions. */
    readonly status: TransactionStatus;
    readonly currency: string;
    readonly accountType?: AccountType;
  };
}

/** The states of transfers that wait for staff: to decide, or to put returned money back in the balance. */
const statesByNeed = { decision: ['on_hold', 'in_review'], refund: ['returned'] } as const;

/** Counts an organization's transfers that wait for staff, by status and the account that they left, the oldest first. */
export async function listWaitingTransfersByAccount(
  db: Connection,
  organizationId: string,
  need: keyof typeof statesByNeed,
): Promise<readonly WaitingTransfers[]> {
  const rows = await db
    .selectFrom('transfers')
    .innerJoin('transfer_quotes as quote', 'quote.id', 'transfers.quote_id')
    .select(['transfers.state', 'quote.from_currency as currency', 'quote.from_account_type as accountType'])
    .select(({ fn }) => [fn.min('transfers.id').as('oldest'), fn.countAll<string>().as('count')])
    .where('transfers.organization_id', '=', organizationId)
    .where('transfers.state', 'in', statesByNeed[need])
    .groupBy(['transfers.state', 'quote.from_currency', 'quote.from_account_type'])
    .orderBy('oldest')
    .execute();
  return rows.map(({ state, currency, accountType, oldest, count }) => ({
    count: Number(count),
    transfer: {
      transferId: oldest,
      status: statusOfState[state],
      currency,
      ...(currency === 'USD' && { accountType }),
    },
  }));
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
