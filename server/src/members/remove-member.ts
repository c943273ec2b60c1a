import { revokeMembership } from '../identity/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { lockMember, type MemberKey } from './lock-member.ts';
import { mailChangedAccess } from './mail-changed-access.ts';
import { recordMemberChange } from './record-member-change.ts';

/**
 * Removes a member, ends what their sessions and codes could still do, and mails them.
 * @throws NotFoundError, ForbiddenError, OwnMembershipError, LastOwnerError
 */
export async function removeMember(context: OperationContext, key: MemberKey): Promise<void> {
  const { organizationId, memberId } = key;
  const member = await lockMember(context, key, null);
  await context.db
    .deleteFrom('memberships')
    .where('organization_id', '=', organizationId)
    .where('person_id', '=', memberId)
    .execute();
  await revokeMembership(context.db, { organizationId, personId: memberId });
  await mailChangedAccess(context, { organizationId, member, change: 'removed' });
  await recordMemberChange(context, {
    organizationId,
    id: memberId,
    action: 'member.removed',
    detail: { role: member.role },
  });
}
