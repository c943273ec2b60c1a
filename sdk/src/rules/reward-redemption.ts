import type { BusinessDate } from '../time/index.ts';
import { rewardTermsOn } from './rewards.ts';

/**
 * Why an organization can't redeem points now.
 *
 * - `negative-points`: points that it redeemed were taken back later; new ones settle them first
 * - `too-few-points`: fewer than may be redeemed at once
 * - `no-account`: no US dollar account is open for the money
 */
export const redemptionObstacles = ['negative-points', 'too-few-points', 'no-account'] as const;
export type RedemptionObstacle = (typeof redemptionObstacles)[number];

/** An organization that may redeem points. */
export interface PointsHolder {
  /** Below zero: owed, because they were taken back after they had been redeemed. */
  readonly points: bigint;
  /** Whether a US dollar account may receive money. */
  readonly hasAccount: boolean;
}

/** Finds what keeps an organization from redeeming points on a business date; null if it may. */
export function redemptionObstacle({ points, hasAccount }: PointsHolder, on: BusinessDate): RedemptionObstacle | null {
  const terms = rewardTermsOn(on);
  if (points < 0n) return 'negative-points';
  if (!terms || points < terms.minRedeemed) return 'too-few-points';
  return hasAccount ? null : 'no-account';
}

/** What is wrong with a number of points to redeem; null if nothing is. */
export function redeemedPointsProblem(
  redeemed: bigint,
  { points, minRedeemed }: { readonly points: bigint; readonly minRedeemed: bigint },
): 'below-minimum' | 'above-balance' | null {
  if (redeemed < minRedeemed) return 'below-minimum';
  return redeemed > points ? 'above-balance' : null;
}

/** How many of the points that are taken back are owed from now on, because fewer are held. */
export const takenBackPointsOwed = (takenBack: bigint, held: bigint): bigint =>
  takenBack > held ? takenBack - held : 0n;

/** How many of new points settle owed ones. */
export const settledPoints = (granted: bigint, owed: bigint): bigint => (granted < owed ? granted : owed);
