import type { Handler } from '../kernel/index.ts';
import { createBusiness, presentProfile } from '../organizations/index.ts';
import { actForOrganization } from './switch-organization.ts';

export const handler: Handler<'createOrganization'> = async (context, { body }) => {
  const organization = await createBusiness(context, { ...body, personId: context.actor.userId });
  await actForOrganization(context, organization.id);
  return presentProfile(organization);
};
