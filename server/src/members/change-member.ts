import type { CustomerRole } from '@quittance/sdk/contract';
import type { OperationContext } from '../kernel/index.ts';
import { lockMember, type MemberKey } from './lock-member.ts';
import { mailChangedAccess } from './mail-changed-access.ts';
import { recordMemberChange } from './record-member-change.ts';

/**
 * Changes the role of a member, and mails them.
 * @throws NotFoundError, ForbiddenError, OwnMembershipError, LastOwnerError, PlanUpgradeRequiredError
 */
export async function changeMember(context: OperationContext, key: MemberKey, role: CustomerRole): Promise<void> {
  const { organizationId, memberId } = key;
  const member = await lockMember(context, key, role);
  if (member.role === role) return;
  await context.db
    .updateTable('memberships')
    .set({ role })
    .where('organization_id', '=', organizationId)
    .where('person_id', '=', memberId)
    .execute();
  await mailChangedAccess(context, { organizationId, member, change: 'role' });
  await recordMemberChange(context, {
    organizationId,
    id: memberId,
    action: 'member.changed',
    detail: { from: member.role, to: role },
  });
}
