import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { VerificationAnswers } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { listOpenInvites } from '../members/index.ts';
import { namedApplicants } from './applicants.ts';

type VerifiedPerson = CallOutput<Contract['getVerification']>['people'][number];

/** Lists the people who verify themselves, with where each stands. */
export async function listPeople(
  db: Connection,
  organizationId: string,
  answers: VerificationAnswers,
): Promise<VerifiedPerson[]> {
  const named = namedApplicants(answers);
  if (named.length === 0) return [];
  const members = await db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .select(['people.email', 'people.kyc_status'])
    .where('memberships.organization_id', '=', organizationId)
    .execute();
  const invited = await listOpenInvites(db, organizationId);
  return named.map(({ id, as, email }) => {
    const member = members.find((each) => each.email === email);
    const isInvited = invited.some((each) => each.email === email);
    return { id, as, status: member ? statusOfMember(member.kyc_status) : isInvited ? 'invited' : 'not_invited' };
  });
}

const shown: ReadonlySet<string> = new Set(['in_progress', 'submitted', 'completed', 'approved', 'denied']);

const statusOfMember = (status: string): VerifiedPerson['status'] =>
  shown.has(status) ? (status as VerifiedPerson['status']) : 'registered';
