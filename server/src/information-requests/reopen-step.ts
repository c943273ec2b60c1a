import { type InformationRequestType, isPersonStep, stepOfRequest } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { lockPerson, setVerificationStatus } from '../identity/index.ts';
import { listMembers, type Organization } from '../organizations/index.ts';

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
    await moveOwner(db, organization.id, { from: handedIn, to: 'additional_info_requested' });
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

/** Hands the step in again once every request about it is answered. One that was submitted again stays submitted. */
export async function closeStep(db: Connection, { organization, type }: StepRequest): Promise<void> {
  const step = stepOfRequest(type);
  if (step === undefined || (await isAsked(db, organization.id, type))) return;
  if (isPersonStep(step)) {
    await moveOwner(db, organization.id, { from: ['additional_info_requested'], to: 'completed' });
    return;
  }
  await db
    .updateTable('verification_steps')
    .set({ status: 'completed' })
    .where('organization_id', '=', organization.id)
    .where('step', '=', step)
    .where('status', '=', 'additional_info_requested')
    .execute();
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

/** Moves the identity of the account's owner. */
async function moveOwner(
  db: Connection,
  organizationId: string,
  { from, to }: { readonly from: readonly string[]; readonly to: 'additional_info_requested' | 'completed' },
): Promise<void> {
  const owner = (await listMembers(db, organizationId)).find(({ role }) => role === 'owner');
  if (!owner) return;
  await lockPerson(db, owner.userId);
  const { kyc_status } = await db
    .selectFrom('people')
    .select('kyc_status')
    .where('id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  if (from.includes(kyc_status)) await setVerificationStatus(db, owner.userId, { kycStatus: to });
}
