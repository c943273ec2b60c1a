import { type Handler, organizationOf } from '../kernel/index.ts';
import { joinWaitlist, listWaitlists } from './waitlists.ts';

export const handler: Handler<'joinWaitlist'> = async (context, { body }) => {
  const organizationId = organizationOf(context.actor);
  await joinWaitlist(context, { ...body, organizationId });
  return { waitlists: await listWaitlists(context.db, organizationId) };
};
