import { type Handler, organizationOf } from '../kernel/index.ts';
import { cancelMemberInvite } from './cancel-member-invite.ts';

export const handler: Handler<'cancelMemberInvite'> = async (context, { body: { inviteId } }) => {
  await cancelMemberInvite(context, { organizationId: organizationOf(context.actor), inviteId });
  return undefined;
};
