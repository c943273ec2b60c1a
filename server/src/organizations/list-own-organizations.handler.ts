import type { Handler } from '../kernel/index.ts';
import { findOrganizations } from './find-organizations.ts';
import { listMemberships } from './memberships.ts';

export const handler: Handler<'listOwnOrganizations'> = async ({ db, actor }) => {
  const memberships = await listMemberships(db, actor.userId);
  const found = await findOrganizations(
    db,
    memberships.map(({ organizationId }) => organizationId),
  );
  const organizations = memberships.flatMap(({ organizationId, legalName, role }) => {
    const organization = found.get(organizationId);
    if (!organization) return [];
    const { handle, status, verificationStatus } = organization;
    return {
      organizationId,
      legalName,
      ...(handle !== undefined && { handle }),
      role,
      status,
      verificationStatus,
      isCurrent: organizationId === actor.organizationId,
    };
  });
  return { organizations };
};
