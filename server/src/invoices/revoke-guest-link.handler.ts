import { type Handler, organizationOf } from '../kernel/index.ts';
import { listGuestLinks, revokeGuestLink } from './guest-links.ts';

export const handler: Handler<'revokeGuestLink'> = async (context, { body: { invoiceId, guestLinkId } }) => {
  const own = { invoiceId, organizationId: organizationOf(context.actor) };
  await revokeGuestLink(context, { ...own, guestLinkId });
  return await listGuestLinks(context.db, own);
};
