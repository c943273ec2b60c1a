import { type Handler, organizationOf } from '../kernel/index.ts';
import { removeMember } from './remove-member.ts';

export const handler: Handler<'removeMember'> = async (context, { body: { memberId } }) => {
  const { actor } = context;
  await removeMember(context, { organizationId: organizationOf(actor), memberId, byId: actor.userId });
  return undefined;
};
