import type { Handler } from '../kernel/index.ts';
import { findOrganizationByHandle } from './find-organizations.ts';
import { isActiveOrganization, publicFactsOf } from './organization.ts';

/** Only complete handles are found: a part of one would list who has an account. */
export const handler: Handler<'findOrganization'> = async ({ db }, { query }) => {
  const organization = await findOrganizationByHandle(db, query.q.trim());
  if (!organization?.handle || !isActiveOrganization(organization)) return { organization: null };
  const { address: _, ...facts } = publicFactsOf(organization);
  return { organization: { ...facts, handle: organization.handle } };
};
