import { type Connection, lockName } from '../db/index.ts';
import { type PointsBalance, pointsOf } from '../ledger/index.ts';

/**
 * Returns an organization's points, which no other transaction changes until this one ends: grants, reversals and
 * redemptions post amounts that depend on them.
 */
export async function lockPoints(db: Connection, organizationId: string): Promise<PointsBalance> {
  await lockName(db, `points of ${organizationId}`);
  return await pointsOf(db, organizationId);
}
