import { type Handler, organizationOf } from '../kernel/index.ts';
import { inviteToOpenAccount } from './invite-to-open-account.ts';

export const handler: Handler<'inviteToOpenAccount'> = async (context, { body }) => ({
  sentAt: (
    await inviteToOpenAccount(context, { ...body, organizationId: organizationOf(context.actor) })
  ).toISOString(),
});
