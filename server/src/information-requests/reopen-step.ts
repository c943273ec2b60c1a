import {
  type InformationRequestType,
  isPersonStep,
  type OrganizationStepName,
  stepOfRequest,
} from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { lockPerson, setVerificationStatus } from '../identity/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { findOwner, type Organization } from '../organizations/index.ts';

interface StepRequest {
  readonly organization: Organization;
  readonly type: InformationRequestType;
}

const handedIn = ['submitted', 'completed', 'approved'] as const;

/**
 * Opens the step that a request is about, so that its answers can be corrected. Those of an approved company stay as they
 * are: staff have decided about them.
 */
export async function reopenStep(db: Connection, { organization, type }: StepRequest): Promise<void> {
  const step = stepOfRequest(type);
  if (step === undefined || organization.verificationStatus !== 'completed') return;
  if (isPersonStep(step)) {
    const owner = await lockOwner(db, organization.id);
    if (owner && (handedIn as readonly string[]).includes(owner.kycStatus)) {
      await setVerificationStatus(db, owner.id, { kycStatus: 'additional_info_requested' });
    }
    return;
  }
  await db
    .updateTable('verification_steps')
    .set({ status: 'additional_info_requested' })
    .where('organization_id', '=', organization.id)
    .where('step', '=', step)
    .where('status', 'in', handedIn)
    .execute();
}

/**
 * Hands the step in again once every request about it is answered, as it was before. A step with a draft, or without one of its
 * files, is returned to its company, which submits it like any other; one that was submitted again stays submitted.
 */
export async function closeStep(context: OperationContext, { organization, type }: StepRequest): Promise<void> {
  const { db } = context;
  const step = stepOfRequest(type);
  if (step === undefined || (await isAsked(db, organization.id, type))) return;
  if (isPersonStep(step)) await closeIdentity(db, organization);
  else await closeOrganizationStep(context, organization, step);
}

/** After a reset the steps of a company are submitted again anyway, and a decision about it is final. */
async function closeOrganizationStep(
  context: OperationContext,
  { id: organizationId, verificationStatus }: Organization,
  step: OrganizationStepName,
): Promise<void> {
  const { app, db } = context;
  if (verificationStatus !== 'completed' || step === 'onboardingCheckout') return;
  const owner = await lockOwner(db, organizationId);
  if (!owner) return;
  const isAsSubmitted = await app.isStepAsSubmitted(context, { organizationId, personId: owner.id, step });
  await db
    .updateTable('verification_steps')
    .set({ status: isAsSubmitted ? 'completed' : 'rejected' })
    .where('organization_id', '=', organizationId)
    .where('step', '=', step)
    .where('status', '=', 'additional_info_requested')
    .execute();
}

/**
 * Hands the identity of the owner in again. While the vendor decides about it, it waits for that; without a check of the present
 * details it stays open.
 */
async function closeIdentity(db: Connection, { id, verificationStatus }: Organization): Promise<void> {
  if (verificationStatus === 'approved' || verificationStatus === 'denied') return;
  const owner = await lockOwner(db, id);
  if (owner?.kycStatus !== 'additional_info_requested') return;
  if (owner.identityStatus === 'approved') await setVerificationStatus(db, owner.id, { kycStatus: 'completed' });
  if (owner.identityStatus === 'pending') await setVerificationStatus(db, owner.id, { kycStatus: 'submitted' });
}

/** Whether another request about the same step waits for an answer. */
async function isAsked(db: Connection, organizationId: string, type: InformationRequestType): Promise<boolean> {
  const rows = await db
    .selectFrom('information_requests')
    .select('about_type')
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'sent')
    .execute();
  return rows.some(({ about_type }) => stepOfRequest(about_type) === stepOfRequest(type));
}

/** Returns the account's owner, locked. */
async function lockOwner(db: Connection, organizationId: string) {
  const owner = await findOwner(db, organizationId);
  if (!owner) return undefined;
  await lockPerson(db, owner.userId);
  return await db
    .selectFrom('people')
    .select(['id', 'kyc_status as kycStatus', 'identity_status as identityStatus'])
    .where('id', '=', owner.userId)
    .executeTakeFirstOrThrow();
}
