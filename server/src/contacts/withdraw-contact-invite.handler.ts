import { type Handler, organizationOf } from '../kernel/index.ts';
import { withdrawContactInvite } from './withdraw-contact-invite.ts';

export const handler: Handler<'withdrawContactInvite'> = async (context, { body }) => {
  await withdrawContactInvite(context, { ...body, organizationId: organizationOf(context.actor) });
  return undefined;
};
