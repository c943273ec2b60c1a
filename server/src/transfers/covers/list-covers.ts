import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import type { FxCoverState } from '@quittance/sdk/rules';
import { isBusinessDate } from '@quittance/sdk/time';
import type { Selectable } from 'kysely';
import type { Connection } from '../../db/index.ts';
import type { FxCoversTable } from '../tables.ts';
import { toCover } from './cover.ts';
import { netPosition } from './net-position.ts';

type Cover = CallOutput<Contract['listFxCovers']>['items'][number];
type Position = CallOutput<Contract['listFxPositions']>['items'][number];

/** Lists what customers converted and no cover exchanges, net for each pair of currencies. */
export async function listPositions(db: Connection): Promise<Position[]> {
  const rows = await db
    .selectFrom('fx_trades')
    .select(({ fn }) => [
      'sold_currency',
      'bought_currency',
      fn.sum<string>('sold_minor').as('sold_minor'),
      fn.sum<string>('bought_minor').as('bought_minor'),
      fn.min<Date>('due_at').as('due_at'),
    ])
    .where('cover_id', 'is', null)
    .groupBy(['sold_currency', 'bought_currency'])
    .orderBy('sold_currency')
    .orderBy('bought_currency')
    .execute();
  const pairs = Map.groupBy(rows, (row) => [row.sold_currency, row.bought_currency].sort().join(' '));
  return [...pairs].map(([pair, sides]) => {
    const net = netPosition(
      sides.map((side) => ({
        soldCurrency: side.sold_currency,
        soldMinor: BigInt(side.sold_minor),
        boughtCurrency: side.bought_currency,
        boughtMinor: BigInt(side.bought_minor),
      })),
    );
    const dueAt = new Date(Math.min(...sides.map(({ due_at }) => due_at.getTime())));
    return {
      positionId: pair,
      soldCurrency: net.soldCurrency,
      sold: toWireDecimal(net.soldMinor, net.soldCurrency),
      boughtCurrency: net.boughtCurrency,
      owed: toWireDecimal(net.positionMinor, net.boughtCurrency),
      dueAt: dueAt.toISOString(),
    };
  });
}

interface Listing {
  readonly state?: FxCoverState | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Lists one page of the covers, newest first. */
export async function listCovers(
  db: Connection,
  { state, cursor, limit }: Listing,
): Promise<CallOutput<Contract['listFxCovers']>> {
  const rows = await db
    .selectFrom('fx_covers')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'unknown'))
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  return { items: page.map(present), nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

function present(row: Selectable<FxCoversTable>): Cover {
  const { soldMinor, soldCurrency, boughtMinor, boughtCurrency, positionMinor, ...cover } = toCover(row);
  return {
    coverId: cover.id,
    state: cover.state,
    soldCurrency,
    sold: toWireDecimal(soldMinor, soldCurrency),
    boughtCurrency,
    owed: toWireDecimal(positionMinor, boughtCurrency),
    orderedAt: row.made_at.toISOString(),
    ...(boughtMinor !== null && {
      bought: toWireDecimal(boughtMinor, boughtCurrency),
      result: toWireDecimal(boughtMinor - positionMinor, boughtCurrency),
    }),
    ...(row.rate !== null && { rate: row.rate }),
    ...(row.value_date !== null && isBusinessDate(row.value_date) && { valueDate: row.value_date }),
    ...(row.failure_code !== null && { failureCode: row.failure_code }),
  };
}
