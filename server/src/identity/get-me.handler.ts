import type { Handler } from '../kernel/index.ts';
import { readCurrentUser } from './current-user.ts';

export const handler: Handler<'getMe'> = async ({ app, db, actor }) => {
  const { company, ...user } = await readCurrentUser(db, app.clock, actor);
  const { organizationId, role } = actor;
  if (company === null || organizationId === null) return { ...user, company: null };
  return { ...user, company: { ...company, ...(await app.readOrganizationNews(db, { organizationId, role })) } };
};
