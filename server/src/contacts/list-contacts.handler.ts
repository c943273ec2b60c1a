import { type Handler, organizationOf } from '../kernel/index.ts';
import { listContactGroups } from './list-contacts.ts';
import { presentGroups } from './present-contacts.ts';

export const handler: Handler<'listContacts'> = async ({ db, actor }, { query }) => {
  const organizationId = organizationOf(actor);
  return await presentGroups(db, organizationId, await listContactGroups(db, { ...query, organizationId }));
};
