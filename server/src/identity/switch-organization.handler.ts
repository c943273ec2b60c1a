import type { Handler } from '../kernel/index.ts';
import { switchOrganization } from './switch-organization.ts';

export const handler: Handler<'switchOrganization'> = async (context, { body }) => {
  await switchOrganization(context, body.organizationId);
  return body;
};
