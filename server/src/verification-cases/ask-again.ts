import { canAskForIdentity, mismatchesToReview, reopeningBlockOf } from '@quittance/sdk/rules';
import { setVerificationStatus } from '../identity/index.ts';
import { refuseField, type StaffCall } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';
import { mailIdentityAgain, supersedeIdentitySessions } from '../verification/index.ts';
import { lockPersonCase } from './decide-person.ts';
import { listIdentityChecks } from './identity-checks.ts';
import type { PersonCase } from './list-people.ts';
import { decidedAlready, recordDecision } from './record-decision.ts';

interface Reopening {
  readonly userId: string;
  readonly kycStatus: 'submitted' | 'completed';
  readonly note: string;
}

/**
 * Takes back the decision about a person, who then waits for another one.
 * @throws NotFoundError; ValidationError unless the vendor approved the identity; IdempotencyConflictError unless they were
 *   decided, or if a verified company rests on them
 */
export async function reopenPerson(context: StaffCall, { userId, kycStatus, note }: Reopening): Promise<void> {
  const { db } = context;
  const person = await lockPersonCase(context, userId);
  const checked = { ...person, sessions: await listIdentityChecks(db, userId) };
  const block = reopeningBlockOf(checked);
  if (block === 'decision') throw decidedAlready();
  if (block === 'identity') throw refuseField('kycStatus', 'The vendor has not approved the identity.');
  await setVerificationStatus(db, userId, {
    kycStatus,
    // A document that differs from the details is compared again.
    identityStatus: mismatchesToReview(checked).length > 0 ? 'pending' : 'approved',
    ...(person.pepStatus === 'approved' && { pepStatus: 'completed' }),
  });
  await recordDecision(context, {
    organizationId: person.organizationId,
    personId: userId,
    decision: 'reopened',
    note,
  });
}

/**
 * Asks a person to prove their identity again, by mail. Earlier checks count no more, even if the vendor decides them later.
 * @throws NotFoundError; IdempotencyConflictError unless they had submitted an identity or were asked about it, if their
 *   company was denied, or if a verified company rests on them
 */
export async function requestNewIdentity(context: StaffCall, userId: string, note: string): Promise<void> {
  const person = await lockPersonCase(context, userId);
  const { verificationStatus } = await getOrganization(context.db, person.organizationId);
  if (!canAskForIdentity({ ...person, companyVerificationStatus: verificationStatus })) throw decidedAlready();
  await askForIdentity(context, person, note);
}

/** Ends the identity checks of a locked person, and asks for another one by mail. */
export async function askForIdentity(
  context: StaffCall,
  { userId, organizationId, email }: Pick<PersonCase, 'userId' | 'organizationId' | 'email'>,
  note: string,
): Promise<void> {
  const organization = await getOrganization(context.db, organizationId);
  await setVerificationStatus(context.db, userId, { kycStatus: 'in_progress', identityStatus: 'not_started' });
  await supersedeIdentitySessions(context, userId);
  await recordDecision(context, { organizationId, personId: userId, decision: 'returned', note });
  await mailIdentityAgain(context, { email, organization, note });
}
