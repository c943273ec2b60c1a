import { required } from '@quittance/sdk/contract';
import { approvalBlockOf, needsApprovalReason, personSteps } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { lockPerson, setVerificationStatus } from '../identity/index.ts';
import { hasOpenRequest } from '../information-requests/index.ts';
import { refuseField, type StaffCall } from '../kernel/index.ts';
import { listMemberships, lockOrganization } from '../organizations/index.ts';
import { readVerification } from '../verification/index.ts';
import { assertNothingMissing, assertRead, reviewFirst } from './decide-step.ts';
import { listIdentityChecks } from './identity-checks.ts';
import { getPersonCase, type PersonCase } from './list-people.ts';
import { decidedAlready, recordDecision } from './record-decision.ts';

interface PersonApproval {
  readonly userId: string;
  /** Why, over a document that differs. */
  readonly note?: string | undefined;
  /** The versions that staff read; absent: not checked. */
  readonly identityVersion?: number | undefined;
  readonly officeVersion?: number | undefined;
}

/**
 * Approves a person who has stated their public offices, and whose identity the vendor approved. Staff decide about a document that
 * differs from what the person declared, and say why.
 * @throws NotFoundError; ValidationError without these; VerificationChangedError if they answered again since;
 *   IdempotencyConflictError unless they wait for a decision
 */
export async function approvePerson(
  context: StaffCall,
  { userId: personId, note, ...read }: PersonApproval,
): Promise<void> {
  const locked = await lockPersonCase(context, personId);
  const person = { ...locked, sessions: await listIdentityChecks(context.db, personId) };
  const { organizationId, role } = person;
  if (role === 'owner' && (await hasOpenRequest(context.db, organizationId, 'personIdentityKyc'))) {
    throw reviewFirst('userId');
  }
  const { steps } = await readVerification(context, { organizationId, personId });
  assertRead(steps.personIdentityKyc, read.identityVersion);
  assertRead(steps.pep, read.officeVersion);
  const block = approvalBlockOf(person);
  if (block === 'kyc') throw decidedAlready();
  if (block === 'identity') throw refuseField('identityStatus', 'The vendor has not approved the identity.');
  if (block === 'pep') throw refuseField('pepStatus', 'The statement about public offices is missing.');
  if (note === undefined && needsApprovalReason(person)) throw refuseField('note', required);
  await assertNothingMissing(context, { organizationId, personId, steps: personSteps });
  await setVerificationStatus(context.db, personId, {
    kycStatus: 'approved',
    // Staff may have compared a document that differs from the details.
    identityStatus: 'approved',
    pepStatus: 'approved',
  });
  await recordDecision(context, {
    organizationId,
    personId,
    decision: 'approved',
    ...(note !== undefined && { note }),
  });
}

/**
 * Denies a person, whatever the vendor said of the identity. Their company is left to be decided.
 * @throws NotFoundError; IdempotencyConflictError if it was done before, or if a verified company rests on the person
 */
export async function denyPerson(context: StaffCall, personId: string, note: string): Promise<void> {
  const { kycStatus, organizationId, isReliedOn } = await lockPersonCase(context, personId);
  if (kycStatus === 'denied' || isReliedOn) throw decidedAlready();
  await setVerificationStatus(context.db, personId, { kycStatus: 'denied' });
  await recordDecision(context, { organizationId, personId, decision: 'denied', note });
}

/** Whether a company was verified with this approved person in it. */
export async function isReliedOn(db: Connection, { userId, kycStatus }: PersonCase): Promise<boolean> {
  if (kycStatus !== 'approved') return false;
  const verified = await db
    .selectFrom('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .select('organizations.id')
    .where('memberships.person_id', '=', userId)
    .where('organizations.verification_status', '=', 'approved')
    .executeTakeFirst();
  return verified !== undefined;
}

interface LockedPerson extends PersonCase {
  /** A company was verified with this approved person in it. */
  readonly isReliedOn: boolean;
}

/**
 * Returns a person, locked with their companies: a company is decided by what its people are, and must not be while one of
 * them is decided.
 * @throws NotFoundError
 */
export async function lockPersonCase({ db }: Pick<StaffCall, 'db'>, personId: string): Promise<LockedPerson> {
  const ids = (await listMemberships(db, personId)).map(({ organizationId }) => organizationId).sort();
  // Companies before people, as everywhere, and in one order: otherwise two decisions could wait for each other.
  for (const id of ids) await lockOrganization(db, id);
  await lockPerson(db, personId);
  const person = await getPersonCase(db, personId);
  return { ...person, isReliedOn: await isReliedOn(db, person) };
}
