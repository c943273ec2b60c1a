import { type Handler, organizationOf } from '../kernel/index.ts';
import { removeMember } from '../members/index.ts';
import { revokeMembership } from './revoke-membership.ts';

export const handler: Handler<'removeMember'> = async (context, { body: { memberId } }) => {
  const { actor, db } = context;
  const organizationId = organizationOf(actor);
  await removeMember(context, { organizationId, memberId, byId: actor.userId });
  await revokeMembership(db, { organizationId, personId: memberId });
  return undefined;
};
