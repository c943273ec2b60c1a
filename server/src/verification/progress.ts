import type { FinishStep } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';

/** What happened to a verification as a whole. */
export interface Progress {
  readonly startedOnMobile: boolean;
  readonly finalizedAt?: Date;
  readonly isFinished: boolean;
  /** The page that the owner has reached after the hand-in. */
  readonly finishStep?: FinishStep;
}

export async function findProgress(db: Connection, organizationId: string): Promise<Progress> {
  const row = await db
    .selectFrom('verification_progress')
    .select(['started_on_mobile_at', 'finalized_at', 'finish_step', 'finished_at'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return {
    startedOnMobile: row?.started_on_mobile_at != null,
    isFinished: row?.finished_at != null,
    ...(row?.finish_step != null && { finishStep: row.finish_step }),
    ...(row?.finalized_at != null && { finalizedAt: row.finalized_at }),
  };
}
