import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { VerificationAnswers } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { listOpenInvites } from '../members/index.ts';
import { namedApplicants } from './applicants.ts';

type VerifiedPerson = CallOutput<Contract['getVerification']>['people'][number];

/** Lists the people who verify themselves, with where each stands. */
export const listPeople = async (
  db: Connection,
  organizationId: string,
  answers: VerificationAnswers,
): Promise<VerifiedPerson[]> =>
  (await listApplicants(db, organizationId, answers)).map(({ userId: _userId, ...person }) => person);

/** For staff: somebody who verifies themselves, with their user id once they have signed up. */
export interface VerifiedApplicant extends VerifiedPerson {
  readonly userId?: string;
}

/** Lists the same people for staff. */
export async function listApplicants(
  db: Connection,
  organizationId: string,
  answers: VerificationAnswers,
): Promise<VerifiedApplicant[]> {
  const named = namedApplicants(answers);
  if (named.length === 0) return [];
  const members = await db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .select(['people.id', 'people.email', 'people.kyc_status'])
    .where('memberships.organization_id', '=', organizationId)
    .execute();
  const invited = await listOpenInvites(db, organizationId);
  return named.map(({ id, as, email }) => {
    const member = members.find((each) => each.email === email);
    if (member) return { id, as, email, status: statusOfMember(member.kyc_status), userId: member.id };
    return { id, as, email, status: statusOfInvite(invited.find((each) => each.email === email)) };
  });
}

/** Links of invites end by real time. */
function statusOfInvite(invite: { readonly expiresAt: Date } | undefined): VerifiedPerson['status'] {
  if (!invite) return 'not_invited';
  return invite.expiresAt.getTime() > Date.now() ? 'invited' : 'invite_expired';
}

const shown: ReadonlySet<string> = new Set(['in_progress', 'submitted', 'completed', 'approved', 'denied']);

const statusOfMember = (status: string): VerifiedPerson['status'] =>
  shown.has(status) ? (status as VerifiedPerson['status']) : 'registered';
