import type { CustomerRole } from '@quittance/sdk/contract';
import { memberProblem } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { listMembers, lockOrganization, type Member } from '../organizations/index.ts';
import { noSuchMember, refusalOf } from './member-refusals.ts';

export interface MemberKey {
  readonly organizationId: string;
  /** User id of the member. */
  readonly memberId: string;
  /** User id of the person who changes them. */
  readonly byId: string;
}

/**
 * Returns a member for a change, after the rules allow it. Locks the organization: two owners who remove each other at once
 * would otherwise leave none.
 * @param to the new role; null removes the member
 * @throws NotFoundError, ForbiddenError, OwnMembershipError, LastOwnerError, PlanUpgradeRequiredError
 */
export async function lockMember(
  { db }: OperationContext,
  { organizationId, memberId, byId }: MemberKey,
  to: CustomerRole | null,
): Promise<Member> {
  const { pricingTier: tier } = await lockOrganization(db, organizationId);
  const members = await listMembers(db, organizationId);
  const member = members.find(({ userId }) => userId === memberId);
  if (!member) throw noSuchMember();
  // Read again under the lock: the person may have lost the role since the request began.
  const by = members.find(({ userId }) => userId === byId) ?? { userId: byId, role: 'no-access' as const };
  const owners = members.filter(({ role }) => role === 'owner').length;
  const problem = memberProblem({ by, member, to, owners, tier });
  if (problem) throw refusalOf[problem]();
  return member;
}
