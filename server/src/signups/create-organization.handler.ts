import { actForOrganization } from '../identity/index.ts';
import type { Handler } from '../kernel/index.ts';
import { createOwnOrganization, presentProfile } from '../organizations/index.ts';
import { redeemInviteOfSignUp } from './invitations.ts';

export const handler: Handler<'createOrganization'> = async (context, { body }) => {
  const { userId: personId } = context.actor;
  const organization = await createOwnOrganization(context, { ...body, personId });
  await redeemInviteOfSignUp(context, { personId, organizationId: organization.id });
  await actForOrganization(context, organization.id);
  return presentProfile(organization);
};
