import { type Handler, organizationOf } from '../kernel/index.ts';
import { inviteMember } from './invite-member.ts';
import { presentInvite } from './present-invite.ts';

export const handler: Handler<'inviteMember'> = async (context, { body }) => {
  const { actor } = context;
  const invite = { ...body, organizationId: organizationOf(actor), ownEmail: actor.email };
  return presentInvite(context.db, await inviteMember(context, invite));
};
