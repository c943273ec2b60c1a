import { lockPerson, setVerificationStatus } from '../identity/index.ts';
import { refuseField } from '../kernel/index.ts';
import { getPersonCase } from './list-cases.ts';
import { decidedAlready, recordDecision, type StaffCall } from './record-decision.ts';

const waiting: ReadonlySet<string> = new Set(['submitted', 'completed']);

/**
 * Approves a person, whose identity the vendor must have approved and who must have stated their public offices.
 * @throws NotFoundError; ValidationError without these; IdempotencyConflictError unless they wait for a decision
 */
export async function approvePerson(context: StaffCall, personId: string): Promise<void> {
  await lockPerson(context.db, personId);
  const { kycStatus, pepStatus, identityStatus, organizationId } = await getPersonCase(context.db, personId);
  if (!waiting.has(kycStatus)) throw decidedAlready();
  if (identityStatus !== 'approved') throw refuseField('identityStatus', 'The vendor has not approved the identity.');
  if (!waiting.has(pepStatus)) throw refuseField('pepStatus', 'The statement about public offices is missing.');
  await setVerificationStatus(context.db, personId, { kycStatus: 'approved', pepStatus: 'approved' });
  await recordDecision(context, { organizationId, personId, decision: 'approved' });
}

/** Denies a person. Their company is left to be decided. @throws NotFoundError; IdempotencyConflictError if it was done before */
export async function denyPerson(context: StaffCall, personId: string, note: string): Promise<void> {
  await lockPerson(context.db, personId);
  const { kycStatus, organizationId } = await getPersonCase(context.db, personId);
  if (kycStatus === 'denied') throw decidedAlready();
  await setVerificationStatus(context.db, personId, { kycStatus: 'denied', identityStatus: 'denied' });
  await recordDecision(context, { organizationId, personId, decision: 'denied', note });
}
