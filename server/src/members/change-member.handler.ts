import { type Handler, organizationOf } from '../kernel/index.ts';
import { changeInvite } from './change-invite.ts';
import { changeMember } from './change-member.ts';

export const handler: Handler<'changeMember'> = async (context, { body: { memberId, role } }) => {
  const { actor } = context;
  const organizationId = organizationOf(actor);
  if (memberId.startsWith('miv_')) await changeInvite(context, { organizationId, inviteId: memberId }, role);
  else await changeMember(context, { organizationId, memberId, byId: actor.userId }, role);
  return undefined;
};
