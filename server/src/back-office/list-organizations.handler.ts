import type { Handler } from '../kernel/index.ts';
import { listOrganizations, toOrganizationRow } from '../organizations/index.ts';

export const handler: Handler<'listOrganizations'> = async ({ db }, { query }) => {
  const page = await listOrganizations(db, {
    ...(query.search && { text: query.search }),
    ...(query.companyStatus && { statuses: query.companyStatus }),
    ...(query.cursor !== undefined && { cursor: query.cursor }),
    limit: query.limit,
  });
  return { items: page.items.map(toOrganizationRow), nextCursor: page.nextCursor };
};
