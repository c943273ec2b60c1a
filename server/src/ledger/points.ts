import type { Connection } from '../db/index.ts';
import { accounts, pointsUnit } from './accounts.ts';
import { balances } from './balances.ts';

/** An organization's points: one of both is 0. */
export interface PointsBalance {
  readonly held: bigint;
  /** Taken back after they had been redeemed. */
  readonly owed: bigint;
}

/** Held less owed points: below zero if more were taken back than there were. */
export const netPoints = ({ held, owed }: PointsBalance): bigint => held - owed;

export async function pointsOf(db: Connection, organizationId: string): Promise<PointsBalance> {
  const held = accounts.points(organizationId);
  const due = accounts.pointsDue(organizationId);
  const found = await balances(db, [held, due]);
  return {
    held: found.get(held.code)?.get(pointsUnit) ?? 0n,
    owed: found.get(due.code)?.get(pointsUnit) ?? 0n,
  };
}
