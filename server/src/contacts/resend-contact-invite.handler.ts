import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentContact } from './present-contacts.ts';
import { resendContactInvite } from './resend-contact-invite.ts';

export const handler: Handler<'resendContactInvite'> = async (context, { body }) =>
  await presentContact(
    context.db,
    await resendContactInvite(context, { ...body, organizationId: organizationOf(context.actor) }),
  );
