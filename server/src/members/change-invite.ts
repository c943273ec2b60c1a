import { type CustomerRole, wrongFormat } from '@quittance/sdk/contract';
import { type InvitableRole, includesRole, invitableRoles } from '@quittance/sdk/rules';
import { isJustMailed, lockInviteMails } from '../invites/index.ts';
import { type OperationContext, refuseField } from '../kernel/index.ts';
import { lockOrganization } from '../organizations/index.ts';
import { getOpenInvite, type InviteKey, lockOpenInvite, renewMemberInvite } from './member-invites.ts';
import { planUpgradeRequired } from './member-refusals.ts';
import { recordMemberChange } from './record-member-change.ts';

/**
 * Changes the role of a pending invite, and mails it again with a new link. A changed role takes effect without a mail if
 * the last one is younger than ten minutes.
 * @throws NotFoundError, ValidationError for the role owner, PlanUpgradeRequiredError; RateLimitError for an unchanged role
 *   within ten minutes after the last mail; TooManyInvitesError, RecipientInvitedOftenError
 */
export async function changeInvite(context: OperationContext, key: InviteKey, role: CustomerRole): Promise<void> {
  if (!isInvitable(role)) throw refuseField('role', wrongFormat);
  const { email } = await getOpenInvite(context.db, key);
  await lockInviteMails(context, { organizationId: key.organizationId, recipients: [{ email }] });
  const { pricingTier } = await lockOrganization(context.db, key.organizationId);
  const invite = await lockOpenInvite(context.db, key);
  const isChanged = invite.role !== role;
  if (isChanged && !includesRole(pricingTier, role)) throw planUpgradeRequired();
  if (isChanged) {
    await context.db.updateTable('member_invites').set({ role }).where('id', '=', invite.id).execute();
  }
  const isMailed = !isChanged || !isJustMailed(invite);
  if (isMailed) await renewMemberInvite(context, invite);
  await recordMemberChange(context, {
    organizationId: key.organizationId,
    id: invite.id,
    action: isMailed ? 'member-invite.resent' : 'member-invite.changed',
    detail: { role },
  });
}

const isInvitable = (role: CustomerRole): role is InvitableRole =>
  (invitableRoles as readonly CustomerRole[]).includes(role);
