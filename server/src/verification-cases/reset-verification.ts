import { lockPerson, setVerificationStatus } from '../identity/index.ts';
import type { StaffCall } from '../kernel/index.ts';
import { getOrganization, listMembers, lockOrganization, recordOrganizationChange } from '../organizations/index.ts';
import { supersedeIdentitySessions } from '../verification/index.ts';
import { getPersonCase } from './list-people.ts';
import { decidedAlready, listDecisions, recordDecision } from './record-decision.ts';

/**
 * Lets a company that was denied automatically submit its application again. Its answers and its handle stay; each step must be
 * submitted again, and people whom the vendor denied prove their identity again. Those whom staff denied stay denied.
 * @throws NotFoundError; IdempotencyConflictError unless the company was denied automatically
 */
export async function resetVerification(
  context: StaffCall,
  organizationId: string,
  resetReason: string,
): Promise<void> {
  const { app, db } = context;
  await getOrganization(db, organizationId);
  const { status } = await lockOrganization(db, organizationId);
  if (status !== 'automatically_denied') throw decidedAlready();
  await db
    .updateTable('organizations')
    .set({ status: 'enabled', verification_status: 'in_progress', is_handle_settled: true })
    .where('id', '=', organizationId)
    .execute();
  await db
    .updateTable('verification_steps')
    .set({ status: 'rejected' })
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['submitted', 'completed', 'approved', 'denied', 'additional_info_requested'])
    .execute();
  await db
    .updateTable('verification_progress')
    .set({ finalized_at: null, finalized_by: null })
    .where('organization_id', '=', organizationId)
    .execute();
  for (const { userId } of await listMembers(db, organizationId)) await askDeniedPerson(context, userId);
  await recordDecision(context, { organizationId, decision: 'reset', note: resetReason });
  await recordOrganizationChange(context, {
    organizationId,
    change: 'verification_reset',
    at: await app.clock.now(db),
  });
}

/** Whether the last decision of staff about a person is a denial; the vendor's leaves none. */
async function isDeniedByStaff({ db }: StaffCall, personId: string): Promise<boolean> {
  const [last] = await listDecisions(db, { personId });
  return last?.decision === 'denied';
}

async function askDeniedPerson(context: StaffCall, userId: string): Promise<void> {
  await lockPerson(context.db, userId);
  const { kycStatus } = await getPersonCase(context.db, userId);
  if (kycStatus !== 'denied' || (await isDeniedByStaff(context, userId))) return;
  await setVerificationStatus(context.db, userId, { kycStatus: 'in_progress', identityStatus: 'not_started' });
  await supersedeIdentitySessions(context, userId);
}
