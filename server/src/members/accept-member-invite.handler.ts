import { actForOrganization } from '../identity/index.ts';
import type { Handler } from '../kernel/index.ts';
import { readMemberInvite, redeemMemberInvite } from './redeem-member-invite.ts';

export const handler: Handler<'acceptMemberInvite'> = async (context, { body }) => {
  const { userId: personId, email } = context.actor;
  const { inviteId } = await readMemberInvite(context.db, body.token);
  const organizationId = await redeemMemberInvite(context, inviteId, { personId, email });
  await actForOrganization(context, organizationId);
  return { organizationId };
};
