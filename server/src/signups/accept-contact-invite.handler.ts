import { acceptContactInvite } from '../contacts/index.ts';
import { actForOrganization } from '../identity/index.ts';
import type { Handler } from '../kernel/index.ts';

export const handler: Handler<'acceptContactInvite'> = async (context, { body }) => {
  const { organizationId } = body;
  await acceptContactInvite(context, { ...body, personId: context.actor.userId });
  if (organizationId !== context.actor.organizationId) await actForOrganization(context, organizationId);
  return { organizationId };
};
