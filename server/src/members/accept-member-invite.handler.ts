import { actForOrganization } from '../identity/index.ts';
import type { Handler } from '../kernel/index.ts';
import { redeemMemberInvite } from './redeem-member-invite.ts';

export const handler: Handler<'acceptMemberInvite'> = async (context, { body }) => {
  const { userId: personId, email } = context.actor;
  const organizationId = await redeemMemberInvite(context, body.token, { personId, email });
  await actForOrganization(context, organizationId);
  return { organizationId };
};
