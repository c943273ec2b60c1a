import type { FxCoverState } from '@quittance/sdk/rules';
import type { Selectable } from 'kysely';
import type { Connection } from '../../db/index.ts';
import type { FxCoversTable } from '../tables.ts';
import type { NetPosition } from './net-position.ts';

/** An order of the house to its dealer, which covers all trades of a pair that were open. Amounts are minor units. */
export interface Cover extends NetPosition {
  readonly id: string;
  readonly state: FxCoverState;
  /** What the dealer pays; null until it dealt. */
  readonly boughtMinor: bigint | null;
}

export const toCover = (row: Selectable<FxCoversTable>): Cover => ({
  id: row.id,
  state: row.state,
  soldCurrency: row.sold_currency,
  soldMinor: BigInt(row.sold_minor),
  boughtCurrency: row.bought_currency,
  positionMinor: BigInt(row.position_minor),
  boughtMinor: row.bought_minor === null ? null : BigInt(row.bought_minor),
});

/** Returns the cover and locks it until the transaction ends. */
export async function lockCover(db: Connection, id: string): Promise<Cover> {
  const row = await db.selectFrom('fx_covers').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  return toCover(row);
}
