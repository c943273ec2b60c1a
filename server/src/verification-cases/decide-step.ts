import type { AnsweredStep, ReviewedStep, VerificationStepStatus } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { hasOpenRequest } from '../information-requests/index.ts';
import { refuseField, refuseFields, type StaffCall } from '../kernel/index.ts';
import { getOrganization, lockOrganization, type Organization } from '../organizations/index.ts';
import { mailOwner, presentGap, readVerification, submittedGaps } from '../verification/index.ts';
import { changedSince } from './record-correction.ts';
import { decidedAlready, ownerOf, recordDecision } from './record-decision.ts';

export interface StepOfCompany {
  readonly organizationId: string;
  readonly step: ReviewedStep;
}

/**
 * Approves a step.
 * @throws NotFoundError; ValidationError while information about it is requested or not reviewed, or if its answers lack something;
 *   VerificationChangedError if it was answered again since `version`, which staff read; IdempotencyConflictError unless it waits
 *   for a decision
 */
export async function approveStep(
  context: StaffCall,
  { organizationId, step, version }: StepOfCompany & { readonly version?: number | undefined },
): Promise<void> {
  await lockHandedIn(context.db, organizationId);
  if (await hasOpenRequest(context.db, organizationId, step)) throw reviewFirst('step');
  await moveStep(context.db, { organizationId, step }, ['submitted', 'completed'], { status: 'approved' });
  const personId = await ownerOf(context, organizationId);
  const { steps } = await readVerification(context, { organizationId, personId });
  assertRead(steps[step], version);
  await assertNothingMissing(context, { organizationId, personId, steps: [step] });
  await recordDecision(context, { organizationId, step, decision: 'approved' });
}

/**
 * Returns a step to its company, which can then change its answers and submit them again.
 * @throws like {@link approveStep}
 */
export async function returnStep(
  context: StaffCall,
  { organizationId, step, note }: StepOfCompany & { readonly note: string },
): Promise<void> {
  const organization = await lockHandedIn(context.db, organizationId);
  await moveStep(context.db, { organizationId, step }, ['submitted', 'completed', 'approved'], {
    status: 'rejected',
    returned_note: note,
  });
  await recordDecision(context, { organizationId, step, decision: 'returned', note });
  const link = `${context.app.config.publicUrl}/verify`;
  await mailOwner(context, organization, {
    template: 'verification-returned',
    data: { step, note, link },
  });
}

/** @throws VerificationChangedError if somebody answered again since staff read a version */
export function assertRead(step: { readonly version: number }, version: number | undefined): void {
  if (version !== undefined && version !== step.version) throw changedSince();
}

/** @throws ValidationError with what the answers of steps lack, which may have changed since they were handed in */
export async function assertNothingMissing(
  context: StaffCall,
  input: { readonly organizationId: string; readonly personId: string; readonly steps: readonly AnsweredStep[] },
): Promise<void> {
  const gaps = await submittedGaps(context, input);
  if (gaps.length > 0) throw refuseFields(gaps.map(presentGap).map(({ path, message }) => ({ path, message })));
}

/** The refusal of a decision before what was asked is answered and reviewed. */
export const reviewFirst = (path: string) => refuseField(path, 'Review the requested information first.');

/** Locks an organization whose verification was handed in and is not decided. */
export async function lockHandedIn(db: Connection, organizationId: string): Promise<Organization> {
  await getOrganization(db, organizationId);
  const organization = await lockOrganization(db, organizationId);
  if (organization.verificationStatus !== 'completed') throw decidedAlready();
  return organization;
}

async function moveStep(
  db: Connection,
  { organizationId, step }: StepOfCompany,
  from: readonly VerificationStepStatus[],
  to: { readonly status: VerificationStepStatus; readonly returned_note?: string },
): Promise<void> {
  const moved = await db
    .updateTable('verification_steps')
    .set(to)
    .where('organization_id', '=', organizationId)
    .where('step', '=', step)
    .where('status', 'in', from)
    .returning('step')
    .executeTakeFirst();
  if (!moved) throw decidedAlready();
}
