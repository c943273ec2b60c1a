import type { Handler } from '../kernel/index.ts';
import { presentProfile } from '../organizations/index.ts';
import { createOrganization } from './create-organization.ts';

export const handler: Handler<'createOrganization'> = async (context, { body }) =>
  await presentProfile(context.db, await createOrganization(context, body));
