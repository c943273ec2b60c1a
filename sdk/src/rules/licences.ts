/** Most characters of what a request for the release of blocked money says. */
export const licenceLimits = { authority: 200, number: 100, reason: 500 } as const;

/**
 * How far the release of blocked money is:
 * - `none`: nobody asked for it
 * - `yours`: the reader asked for it, and another person must release it
 * - `requested`: somebody else asked for it
 * - `refused`: it was refused, and can be asked for again
 * - `withdrawn`: who asked for it withdrew it; it can be asked for again
 */
export type ReleaseStage = 'none' | 'yours' | 'requested' | 'refused' | 'withdrawn';

interface LatestRequest {
  readonly state: 'requested' | 'released' | 'refused' | 'withdrawn';
  readonly isYours: boolean;
}

/** Returns how far the release of blocked money is. */
export function releaseStageOf(request: LatestRequest | undefined): ReleaseStage {
  if (request === undefined) return 'none';
  if (request.state === 'requested') return request.isYours ? 'yours' : 'requested';
  return request.state === 'released' ? 'none' : request.state;
}

export const releaseDecisions = ['release', 'refuse'] as const;
export type ReleaseDecision = (typeof releaseDecisions)[number];

/** Returns the decisions that a reader who may decide can take: nobody releases what they asked for themselves. */
export const releaseDecisionsAt = (stage: ReleaseStage): readonly ReleaseDecision[] =>
  stage === 'requested' ? releaseDecisions : stage === 'yours' ? ['refuse'] : [];
