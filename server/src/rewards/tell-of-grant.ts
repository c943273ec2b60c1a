import { recordAudit } from '../audit/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { publishLiveEvent } from '../live-events/index.ts';
import type { Grant } from './postings.ts';

/** Writes the audit event, and tells open tabs that the organization's points have changed. */
export async function tellOfGrant(
  { db, app, actor }: OperationContext,
  { id, organizationId, points }: Pick<Grant, 'id' | 'organizationId' | 'points'>,
  action: 'reward.granted' | 'reward.reversed',
): Promise<void> {
  await recordAudit(db, {
    at: await app.clock.now(db),
    actor,
    action,
    object: { type: 'reward-grant', id },
    organizationId,
    detail: { points: String(points) },
  });
  await publishLiveEvent(db, { organizationId, kind: 'balance.changed', objectId: id });
}
